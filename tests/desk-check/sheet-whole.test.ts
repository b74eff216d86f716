/** What is copied and what is saved is the paper that is printed: every number with how it came, every step, every phase. */
import { presetPlan } from '@/lib/desk-check/preset';
import { ELSEWHERE, type Plan } from '@/lib/desk-check/schema';
import { sheetMail, sheetText } from '@/lib/desk-check/sheet';
import { sheetMarkdown } from '@/lib/desk-check/sheet-markdown';
import { plan, step } from './examples';
import { PRESETS, reportsOf } from './reports';

const [example] = PRESETS.ja;
if (!example) throw new Error('no example');
const WHOLE: [what: string, fields: Plan][] = [
  [
    'with a cost and a day',
    plan({
      ...{ runsPerWeek: 7, weeksPerYear: 43, prepare: 10, yenPerHour: 4321, start: '2027-04-05' },
      steps: [
        step({ operation: '振る', handsOn: 31, waiting: 45, grams: 80.3 }),
        step({ handsOn: 7, judgement: 'some' }),
        step({ handsOn: 5, varies: true }),
        step({ handsOn: 3, station: ELSEWHERE }),
        step({ operation: 'record', handsOn: 9 }),
      ],
    }),
  ],
  ['that is an example', presetPlan(example)],
  [
    'of input at a screen',
    plan({ runsPerWeek: 7, weeksPerYear: 43, steps: [step({ operation: 'record', handsOn: 9 })] }),
  ],
];

describe.each(WHOLE)('a paper %s', (_what, fields) => {
  it.each(['text', 'markdown'] as const)('is whole as %s', (form) => {
    for (const { report, sheet } of reportsOf(fields)) {
      const text = form === 'text' ? sheetText(sheet) : sheetMarkdown(sheet).replaceAll(/\\(?=[^\w\s])/g, '');
      const { hours, arm, money, schedule, steps } = report;
      const lines = text.split('\n');
      /** All that is said of one thing stands in one line. */
      const inALine = (...said: (string | undefined)[]) =>
        expect(lines.filter((line) => said.every((one) => line.includes(one ?? '')))).not.toEqual([]);
      for (const { term, value, how } of [...hours, ...arm.figures, ...money.figures])
        inALine(term, value, how);
      for (const { name, weeks, days } of schedule.phases) inALine(name, weeks, days);
      for (const said of [...schedule.lines, ...arm.lines]) inALine(said);
      for (const { verdict, name, operation, verdictName, reasons } of steps)
        if (verdict !== 'hand') inALine(name, operation, verdictName, reasons);
    }
  });

  it('is a mail that opens, and says that there is more', () => {
    for (const { sheet, voice } of reportsOf(fields)) {
      const mail = sheetMail(sheet, { to: 'someone@example.com', words: voice.words });
      expect(mail.length).toBeLessThanOrEqual(2000);
      expect(new URL(mail).searchParams.get('body')).toContain(voice.words.take.rest);
    }
  });
});
