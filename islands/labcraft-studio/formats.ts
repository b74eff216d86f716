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
/** File names, and what each is made of. The last three do what a machine would, so they want no mistake. */
export const FORMATS: readonly { id: Format; file: string; type: string; runs?: true }[] = [
  { id: 'ja', file: 'protocol-ja.txt', type: 'text/plain' },
  { id: 'en', file: 'protocol-en.txt', type: 'text/plain' },
  { id: 'json', file: 'protocol.json', type: 'application/json' },
  { id: 'csv', file: 'worklist.csv', type: 'text/csv', runs: true },
  { id: 'opentrons', file: 'protocol_opentrons.py', type: 'text/x-python', runs: true },
  { id: 'pylabrobot', file: 'protocol_pylabrobot.py', type: 'text/x-python', runs: true },
];

/** What a protocol is in a format. */
export function contentOf(
  name: Format,
  protocol: Protocol,
  result: Rehearsal,
  { locale, schema }: StudioState,
): string {
  switch (name) {
    case 'ja':
    case 'en':
      return `${printProtocol(protocol, name)}\n`;
    case 'json':
      return `${JSON.stringify({ $schema: schema, ...protocol }, null, 2)}\n`;
    case 'csv':
      return worklist(result);
    case 'opentrons':
      return python(opentrons, protocol, result, locale);
    case 'pylabrobot':
      return python(pylabrobot, protocol, result, locale);
  }
}

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
