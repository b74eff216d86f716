/** The DOM matchers (`toBeInTheDocument` …) are for tests that ask for jsdom; the others start without them. */
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // A limit is for what never comes: a second, as it is without this, is short beside other work.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });
}
