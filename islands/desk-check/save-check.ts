import { asTyped } from '@/lib/desk-check/last-good';
import { writePlan } from '@/lib/desk-check/link';
import { sheetMarkdown } from '@/lib/desk-check/sheet-markdown';
import { saveFile } from '@/lib/save-file';
import type { Outcome } from './check';

/** Saves a plan, to be opened here again, or its sheet, to be read. */
export function saveCheck(check: Outcome, ending: 'json' | 'md'): void {
  const { sheet, words } = check;
  const name = `${words.take.fileName}.${ending}`;
  if (ending === 'json') saveFile(name, writePlan(asTyped(check)), 'application/json');
  else saveFile(name, sheetMarkdown(sheet), 'text/markdown');
}
