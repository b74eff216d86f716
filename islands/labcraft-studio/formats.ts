import { LOCALES } from '@/lib/i18n/locales';
import type { TryWords } from '@/lib/pages/try-words';
import { opentrons } from '@/lib/protocol/export/opentrons';
import { pylabrobot } from '@/lib/protocol/export/pylabrobot';
import { python } from '@/lib/protocol/export/python';
import { worklist } from '@/lib/protocol/export/worklist';
import type { Protocol } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import type { Rehearsal } from '@/lib/protocol/rehearse';
import type { StudioState } from './use-studio';

export type Format = keyof TryWords['take']['formats'];
type Content = (
  protocol: Protocol,
  result: Rehearsal,
  studio: Pick<StudioState, 'locale' | 'schema'>,
) => string;

/** File names, and what each is made of. The last three do what a machine would, so they want no mistake. */
export const FORMATS: readonly { id: Format; file: string; type: string; runs?: true; content: Content }[] = [
  ...LOCALES.map((locale) => ({
    id: locale,
    file: `protocol-${locale}.txt`,
    type: 'text/plain',
    content: (protocol: Protocol) => `${printProtocol(protocol, locale)}\n`,
  })),
  {
    id: 'json',
    file: 'protocol.json',
    type: 'application/json',
    content: (protocol, _, { schema }) => `${JSON.stringify({ $schema: schema, ...protocol }, null, 2)}\n`,
  },
  {
    id: 'csv',
    file: 'worklist.csv',
    type: 'text/csv',
    runs: true,
    content: (_, result, { locale }) => worklist(result, locale),
  },
  ...Object.entries({ opentrons, pylabrobot }).map(([id, library]) => ({
    id: id as Format,
    file: `protocol_${id}.py`,
    type: 'text/x-python',
    runs: true as const,
    content: ((protocol, result, { locale }) => python(library, protocol, result, locale)) satisfies Content,
  })),
];

/** The lines of a script that do the selected step: from the comment with its number to the next empty line. */
export function litLines(lines: readonly string[], step: string | undefined): ReadonlySet<number> {
  const found = new Set<number>();
  let isLit = false;
  for (const [index, line] of lines.entries()) {
    const number = /^\s*# (\d+(?:\.\d+)*) /.exec(line)?.[1];
    if (number) isLit = number === step || (step !== undefined && number.startsWith(`${step}.`));
    else if (!line.trim()) isLit = false;
    if (isLit) found.add(index);
  }
  return found;
}
