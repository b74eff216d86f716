/** The DOM matchers (`toBeInTheDocument` …) are for tests that ask for jsdom; the others start without them. */
if (typeof document !== 'undefined') require('@testing-library/jest-dom');
