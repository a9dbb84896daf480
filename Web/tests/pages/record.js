// Records the problems of a page, for the tests to read. It is the first script of every test page, a classic one, so that it
// misses nothing. Session storage carries the problems over to the next page of the same tab.

(() => {
  /** @type {{violations: object[], errors: string[], warnings: string[], shows: boolean[], load: (url: string) => Promise<any>}} */
  const recorded = {
    violations: [],
    errors: [],
    warnings: [],
    shows: [],
    // The page's own instance of a module. Firefox gives a WebDriver script that imports it another one.
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
    // A resource that does not load also reports here, while capturing, without a message; that is no script error.
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
