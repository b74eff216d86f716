/** Which tests must notice a fault in which part of `lib/` (docs/decisions/0035). */

export type Area = {
  /** Globs below `lib/`; a leading ! takes files out again. */
  lib: string[];
  /** Globs below `tests/`. */
  tests: string[];
};

/**
 * A fault must be noticed by the tests of its own rule, not by chance in a test that loads the whole site: that is
 * the better statement, and a hundred times faster.
 */
export const AREAS: Record<string, Area> = {
  rules: {
    lib: [
      '*.ts',
      '{article,blog,drawings,examples,glossary,i18n,images,listing,text}/**/*.ts',
      // They ask Next for the page that is being rendered; only a build can run them.
      '!i18n/{request,locale}.ts',
      // An import by address that only the browser makes.
    ],
    tests: [
      '{examples,i18n,images,text}/*.test.ts',
      'blog/*.test.ts',
      'lib/!(untranslated).test.ts',
      'listing/*.test.ts',
    ],
  },
  search: { lib: ['search/**/*.ts'], tests: ['search/*.test.ts'] },
  feeds: { lib: ['feeds/**/*.ts'], tests: ['feeds/*.test.ts'] },
  pages: { lib: ['pages/*.ts'], tests: ['seo/*.test.ts', 'content/pages-ask.test.ts'] },
  seo: { lib: ['seo/**/*.ts'], tests: ['seo/*.test.ts', 'lib/untranslated.test.ts'] },
  content: {
    lib: [
      'content/**/*.ts',
      // A constant that `npm run dev` replaces.
      '!content/edit-state.ts',
    ],
    // The tests of the whole content and of the scripts read hundreds of files each and find little more.
    tests: ['content/!(real-content|scripts|new).test.ts'],
  },
};
