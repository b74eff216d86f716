/** What shapes no form: the addresses of this start, what there is to choose from, and what things are called, which pages say. */
const NO_FORM = new Set(['site_url', 'display_url', '_siteURL', '_baseURL', 'options', 'label', 'hint']);

/** What shapes the forms, as text: a draft is kept as long as they are the same. */
export const formsOf = (config) =>
  JSON.stringify(config, (key, value) => (NO_FORM.has(key) ? undefined : value));

/** What the files of the folder held when this page last read or wrote them: a text, or the sum of a picture's bytes. */
const known = new Map();

/**
 * Takes what was read, and tells the paths of what is other than it was.
 * @param {{ path: string, text?: string, sha?: string }[]} files
 */
export function changedOnDisk(files) {
  const now = files.map(({ path, text, sha }) => [path, text ?? sha]);
  const changed = new Set(now.filter(([path, held]) => known.get(path) !== held).map(([path]) => path));
  known.clear();
  for (const [path, held] of now) known.set(path, held);
  return changed;
}

/**
 * Takes what this page wrote itself: that is no change of somebody else.
 * @param {{ path: string, data?: unknown }[]} changes
 * @param {{ files: Record<string, { sha: string }> }} written
 */
export function wroteToDisk(changes, { files }) {
  for (const { path, data } of changes) known.set(path, typeof data === 'string' ? data : files[path]?.sha);
}
