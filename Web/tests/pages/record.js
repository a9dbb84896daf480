// Records a page's problems for the tests. It's the first script of every test page, and a classic script, so it misses
// nothing. Session storage passes the problems on to the next page of the same tab.

(() => {
  /** @type {{violations: object[], errors: string[], warnings: string[], shows: boolean[], load: (url: string) => Promise<any>}} */
  const recorded = {
    violations: [],
    errors: [],
    warnings: [],
    shows: [],
    // The page's own instance of a module. In Firefox, a WebDriver script that imports the module would get a different one.
    load: (url) => import(url),
  };
  Object.assign(window, { recorded });

  /** @param {string} kind @param {string} text */
  const keep = (kind, text) => {
    const problems = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
    problems.push({ kind, text, page: location.pathname + location.search });
    sessionStorage.setItem('problems', JSON.stringify(problems));
  };

  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: directive, blockedURI: blocked, sample, sourceFile, lineNumber } = event;
    recorded.violations.push({ directive, blocked, sample, sourceFile, lineNumber });
    keep('violation', `${directive} blocked ${blocked} ${sample} (${sourceFile}:${lineNumber})`);
  });
  addEventListener('error', (event) => {
    // A resource that fails to load is also reported here during the capture phase, without a message. That isn't a script
    // error.
    if (!(event instanceof ErrorEvent)) return;
    recorded.errors.push(event.message);
    keep('error', `${event.message} (${event.filename}:${event.lineno})`);
  });
  addEventListener('unhandledrejection', (event) => {
    const text = `${event.reason} ${event.reason?.stack ?? ''}`;
    recorded.errors.push(text);
    keep('rejection', text);
  });
  addEventListener('pageshow', (event) => recorded.shows.push(event.persisted));

  const { warn } = console;
  console.warn = (...parts) => {
    recorded.warnings.push(parts.map(String).join(' '));
    warn.apply(console, parts);
  };
})();
