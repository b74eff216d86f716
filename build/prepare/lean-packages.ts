/** Leaves out of the islands' bundle what its packages would bring without need. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { OWN_REACT } from './preact.mjs';

/** Headless UI and what it is made of are one barrel each, and do not say that their parts may be left out. */
const BARRELS =
  /[\\/]node_modules[\\/](?:@headlessui|@react-aria|@react-stately|@floating-ui|react-aria|react-stately)[\\/]/;

/** Leaves out what an island does not use of them. */
export const dropUnused: Plugin = {
  name: 'drop-unused',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /.*/ }, async ({ path, pluginData, kind, ...from }) => {
      if (pluginData === dropUnused || kind === 'entry-point') return;
      const found = await find(path, { ...from, kind, pluginData: dropUnused });
      return BARRELS.test(found.path) ? { ...found, sideEffects: false } : found;
    });
  },
};

/** Only packages need React as one object: code of ours imports what it uses by name. */
export const ownReact: Plugin = {
  name: 'own-react',
  setup({ onResolve }) {
    onResolve({ filter: /^react(?:-dom)?$/ }, ({ importer }) =>
      /[\\/]node_modules[\\/]/.test(importer) ? undefined : { path: OWN_REACT },
    );
  },
};

/** The one CommonJS module among them, and what it is in production. */
const SELECTOR = /[\\/]use-sync-external-store[\\/]with-selector\.js$/;
const PRODUCTION = 'cjs/use-sync-external-store-with-selector.production.js';
const REQUIRED = 'var React = require("react");';

/**
 * Makes it an ES module: for one `require` of React, esbuild would keep all of Preact, as functions that run when first
 * asked for.
 */
export const asModules: Plugin = {
  name: 'as-modules',
  setup({ onLoad }) {
    onLoad({ filter: SELECTOR }, async ({ path }) => {
      const code = await readFile(join(dirname(path), PRODUCTION), 'utf8');
      if (!code.includes(REQUIRED)) throw new Error(`${path}: ${PRODUCTION} does not hold ${REQUIRED}`);
      return {
        contents: `${code.replace(REQUIRED, 'import * as React from "react"; const exports = {};')}
          export const { useSyncExternalStoreWithSelector } = exports;`,
        resolveDir: dirname(path),
      };
    });
  },
};
