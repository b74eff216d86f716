/** The wells that words name: lists, ranges, all but some, the same again, edges; and why a place is refused, and where. */
import { understand } from '@/lib/protocol/understand';
import { run, wellsOfRow } from '@/lib/protocol/wells';

const read = (text: string) => {
  const { protocol, sentences } = understand(text, 'en');
  const issue = sentences.find((one) => one.issue)?.issue;
  const last = protocol.steps.at(-1);
  return issue
    ? `${issue.reason}, ${issue.hints.join()}: ${text.slice(issue.start, issue.end)}`
    : last && 'at' in last && last.at;
};
const DILUTION = (from: string, to: string) =>
  `Make a 1:2 serial dilution from ${from} to ${to} in buffer, moving 20 µL each time.`;

it.each<[text: string, at: ReturnType<typeof read>]>([
  ['Add 5 µL of PBS to A1 to H2.', { plate: 1, columns: [1, 2] }],
  ['Add 5 µL of PBS to A1 to B2.', { plate: 1, wells: ['A1', 'A2', 'B1', 'B2'] }],
  ['Add 5 µL of PBS to rows G to H.', { plate: 1, wells: [...wellsOfRow('G'), ...wellsOfRow('H')] }],
  ['Add 5 µL of PBS to rows A and H.', { plate: 1, wells: [...wellsOfRow('A'), ...wellsOfRow('H')] }],
  ['Add 5 µL of PBS to columns 1 to 3 except column 2.', { plate: 1, columns: [1, 3] }],
  ['Add 5 µL of PBS to A1 to A3 except A2.', { plate: 1, wells: ['A1', 'A3'] }],
  ['Add 5 µL of PBS to A1. Remove 5 µL from it.', { plate: 1, wells: ['A1'] }],
  ['Add 5 µL of PBS to A1. Add 5 µL of PBS to the same well of plate 2.', { plate: 2, wells: ['A1'] }],
  ['Add 5 µL of PBS to all wells. Add 5 µL of dye to each well.', { plate: 1, columns: run(1, 12) }],
  // The last column is that of the plate, or of a dilution that ends there.
  ['Add 5 µL of PBS to A1. Remove 5 µL from the last column.', { plate: 1, columns: [12] }],
  [`${DILUTION('column 7', 'column 12')} Remove 20 µL from the last column.`, { plate: 1, columns: [12] }],
  // Tips for each column, where a column has one well.
  [
    'Add 5 µL of PBS to A1, A2 and A3 with a new tip for each column.',
    { plate: 1, wells: ['A1', 'A2', 'A3'] },
  ],
  ['Add 5 µL of PBS to A1 and B1 with a new tip for each well.', { plate: 1, wells: ['A1', 'B1'] }],
  ['Add 5 µL of PBS to column 1 with a new tip for each column.', { plate: 1, columns: [1] }],
])('%s', (text, at) => expect(read(text)).toEqual(at));

it.each<[text: string, why: string]>([
  ['Add 5 µL of PBS to it.', 'nothing-before, wells: it'],
  ['Add 5 µL of PBS to A1. Add 5 µL of dye to each well.', 'ambiguous, wells: each well'],
  ['Add 5 µL of PBS to A1 of plate 2. Add 5 µL of dye to B1.', 'which-plate, plate: B1'],
  ['Add 5 µL of PBS to A1 and A1.', 'twice, wells: A1 and A1'],
  ['Add 5 µL of PBS to columns 1 to 3 and 2.', 'twice, wells: columns 1 to 3 and 2'],
  ['Add 5 µL of PBS to column 1 except column 5.', 'unfit, wells: column 1 except column 5'],
  ['Add 5 µL of PBS to column 1 except column 1.', 'unfit, wells: column 1 except column 1'],
  // Column 12 is not of the dilution, or only one well of it.
  [`${DILUTION('column 1', 'column 6')} Remove 20 µL from the last column.`, 'unfit, wells: the last column'],
  [`${DILUTION('A7', 'A12')} Remove 20 µL from the last column.`, 'unfit, wells: the last column'],
  ['Add 5 µL of PBS to A1 and B1 with a new tip for each column.', 'unfit, tips: a new tip for each column'],
])('%s is refused', (text, why) => expect(read(text)).toBe(why));
