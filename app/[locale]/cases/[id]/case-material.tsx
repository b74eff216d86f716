import type { Entry } from '@/lib/content';
import { materialText } from './material';

export const MATERIAL_ID = 'case-material';

/** The text of the file that the download saves; all of it stands on the page, so it is not shown again. */
export const CaseMaterial = ({ entry }: { entry: Entry<'cases'> }) => (
  <pre id={MATERIAL_ID} hidden>
    {materialText(entry)}
  </pre>
);
