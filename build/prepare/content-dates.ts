/** The step of the build that dates the content. */
import path from 'node:path';
import { contentRoot } from '../../lib/content/folders.ts';
import { CONTENT_DATES_FILE } from '../../lib/seo/last-modified.ts';
import { ROOT } from '../root.mjs';
import { writeIfChanged } from '../write.ts';
import { contentHistory } from './content-dates/history.ts';

/** Writes the day of each content file's last commit for the sitemap, and says if the history is missing. */
export function buildContentDates(): void {
  const { dates, missing } = contentHistory(contentRoot());
  const count = Object.keys(dates).length;
  console.log(missing ? `  the sitemap leaves out days: ${missing}` : `  ${count} files have a day`);
  writeIfChanged(path.join(ROOT, '.generated', CONTENT_DATES_FILE), `${JSON.stringify(dates, null, 1)}\n`);
}
