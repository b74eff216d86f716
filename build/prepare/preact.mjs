import { join } from 'node:path';
import { ROOT } from '../root.mjs';

const REACT = join(ROOT, 'client/react-object.ts');

/** What code of ours imports of it, by name. */
export const OWN_REACT = join(ROOT, 'client/react.ts');

/**
 * What stands in for React in the browser's bundle (docs/decisions/0004). Pages are rendered with React at build and
 * in development; only what ships is Preact. The unit tests of the islands run with both.
 * @type {Readonly<Record<string, string>>}
 */
export const PREACT = {
  react: REACT,
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react-dom': REACT,
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/compat/test-utils',
};

/** The same for zod, whose checks weigh more than all else that the desk check does. */
export const SMALL_ZOD = join(ROOT, 'client/small-zod.ts');
