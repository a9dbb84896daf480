"""The Content-Security-Policy of the test pages."""

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
    # The page has an opaque origin, without storage and cookies.
    "sandbox": {"sandbox": "allow-scripts allow-forms", "default-src": "http:", "script-src": "http: 'wasm-unsafe-eval'"},
    # A page for a user without scripts, in every engine and without a browser setting.
    "no-script": {"script-src": "'none'"},
    # The style sheets of frameworks contain their icons.
    "data-images": {"img-src": "'self' data:"},
    # Vue compiles templates with `Function`. htmx parses responses and copies attributes, including styles. Neither works with
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
