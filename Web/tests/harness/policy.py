"""The Content-Security-Policy that the test pages are served with."""

STRICT = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
}

VARIANTS = {
    "strict": {},
    "no-wasm": {"script-src": "'self'"},
    "no-fetch": {"connect-src": "'none'"},
    # The origin of such a page is its own alone: it has no storage and no cookies.
    "sandbox": {"sandbox": "allow-scripts allow-forms", "default-src": "http:", "script-src": "http: 'wasm-unsafe-eval'"},
    # A page as it is for a person without script, in every engine and without a browser setting.
    "no-script": {"script-src": "'none'"},
    # Vue compiles templates with `Function`; htmx parses what it is answered, and copies attributes, styles among them. Both do without
    # Trusted Types.
    "frameworks": {
        "script-src": "'self' 'wasm-unsafe-eval' 'unsafe-eval'",
        "style-src": "'self' 'unsafe-inline'",
        "require-trusted-types-for": None,
        "trusted-types": None,
    },
}


def header(variant="strict"):
    """The header's value for one of `VARIANTS`."""
    directives = {**STRICT, **VARIANTS[variant]}
    return "; ".join(f"{name} {value}" for name, value in directives.items() if value)
