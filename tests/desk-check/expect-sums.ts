/** Holds the sums of what is said of a plan against what is printed of it, wherever it is printed. */
import type { Plan } from '@/lib/desk-check/schema';
import { sheetMail, sheetText } from '@/lib/desk-check/sheet';
import { sheetMarkdown } from '@/lib/desk-check/sheet-markdown';
import { wordless } from './examples';
import { reportsOf, type Spoken } from './reports';
import { isRight, isTold, numbersIn, sumsIn } from './sums';

const mailText = ({ sheet, voice: { words } }: Spoken) =>
  new URL(sheetMail(sheet, { to: 'someone@example.com', words })).searchParams.get('body') ?? '';
const plainText = (markdown: string) => markdown.replaceAll(/\\(?=[^\w\s])/g, '');

const wrong = (text: string) => sumsIn(text).filter((sum) => !isRight(sum));
const asRead = (text: string) => sumsIn(text).map(({ given, sign, printed }) => ({ given, sign, printed }));

function expectRight(spoken: Spoken): void {
  const { report, sheet } = spoken;
  const { hours, arm, money } = report;
  const derived = [...hours, ...arm.figures, ...money.figures];
  expect(derived.flatMap(({ how }) => wrong(how))).toEqual([]);
  for (const { how, value } of hours) {
    const result = sumsIn(how).at(-1)?.printed;
    expect(numbersIn(value)).toEqual([expect.objectContaining({ low: result?.low, high: result?.high })]);
  }

  const text = sheetText(sheet);
  expect(wrong(text)).toEqual([]);
  if (hours.length > 0) expect(asRead(text)).not.toEqual([]);
  expect(asRead(plainText(sheetMarkdown(sheet)))).toEqual(asRead(text));
  expect(wrong(mailText(spoken))).toEqual([]);

  // Where nobody has said a minute, there are no hours to add up.
  if (hours.length === 0) return;
  const lines = (id: string) => sheet.parts.find((part) => part.id === id)?.lines ?? [];
  const [minutes, runs, weeks, week, year] = numbersIn(lines('now')[0] ?? '');
  const hoursOf = (run: { low: number; high: number }, times: number) => ({
    low: (run.low * times) / 60,
    high: (run.high * times) / 60,
  });
  if (!minutes || !runs || !weeks || !week || !year) throw new Error(`too few numbers: ${lines('now')[0]}`);
  const [freed, after] = lines('effect').map(numbersIn);
  const [, , , , freedRun] = freed ?? [];
  expect(isTold(hoursOf(minutes, runs.low), week)).toBe(true);
  expect(isTold(hoursOf(minutes, runs.low * weeks.low), year)).toBe(true);
  const [run, afterWeek] = after ?? [];
  expect(run && afterWeek && isTold(hoursOf(run, runs.low), afterWeek)).toBe(true);
  expect(freedRun).toBeDefined();
}

/** Every sum of a plan, in both languages. What a visitor wrote may look like a sum, so it is left out. */
export const expectSums = (plan: Plan): void => reportsOf(wordless(plan)).forEach(expectRight);
