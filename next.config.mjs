import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withMessages = createNextIntlPlugin('./lib/i18n/request.ts');

/** In development `/about` shows the Japanese tree, as the export does after hoisting. */
const developmentOnly = {
  // A page that is open renders again when content changes: see tools/dev/watch-content.ts.
  turbopack: { resolveAlias: { '@/lib/content/edit-state': './.generated/edit-state.ts' } },
  // A page that only development has is a `page.dev.tsx`.
  pageExtensions: ['tsx', 'ts', 'blocks.tsx', 'dev.tsx'],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: '/ja' },
      // Files of the root, and what Next makes there (robots.txt, sitemap.xml, .well-known), are as they are.
      {
        source:
          '/:path((?!en(?:/|$)|ja(?:/|$)|_next|assets|documents/|__|licences/|\\.well-known/|[^/]+\\.(?:svg|ico|png|txt|xml)$).*)',
        destination: '/ja/:path',
      },
    ],
  }),
};

const shared = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // Types are checked by `npm test`: an editor's text cannot break them, and the build need not wait for it.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
};

const buildOnly = () => ({
  output: 'export',
  // Where the build wants the export (build/site-folder.ts): not in `out`. What Next makes besides stays in `.next`.
  ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
  // An export refuses a route without pages: the one of blocks is there when the content has such pages (build/build.ts).
  ...(process.env.BLOCK_PAGES && { pageExtensions: ['tsx', 'ts', 'blocks.tsx'] }),
  generateBuildId: () => 'static',
  // As entry-base.js of Next imports it. If that changes, Next writes those parts again, and next-output.ts stops.
  turbopack: { resolveAlias: { './collect-segment-data': './build/no-segment-data.mjs' } },
  experimental: {
    // Hints for prefetches, of which there are none.
    prefetchInlining: false,
    // The code that renders pages runs once, here, so its size does not matter and no map leads back from it.
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
});

/** @param {string} phase */
const config = (phase) =>
  withMessages(
    phase === PHASE_DEVELOPMENT_SERVER ? { ...shared, ...developmentOnly } : { ...shared, ...buildOnly() },
  );

export default config;
