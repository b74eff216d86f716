import { LOCALES } from '@/lib/i18n/locales';
import { tidyStep } from '@/lib/protocol/model';
import { understand } from '@/lib/protocol/understand';
import { corpus } from './corpus';

/** What must be understood, and what must be refused, in how people say it. */
describe.each(LOCALES)('the corpus in %s', (locale) => {
  const sayings = corpus(locale);
  const meant = sayings.filter((saying) => 'steps' in saying);
  const refused = sayings.flatMap((saying) => ('place' in saying ? [saying] : []));
  const read = (say: string) => understand(say, locale);

  it('holds 150 sentences, 30 of them to be refused', () => {
    expect(sayings.length).toBeGreaterThanOrEqual(150);
    expect(refused.length).toBeGreaterThanOrEqual(30);
  });

  it('understands at least 95 % of what is meant to be understood', () => {
    const missed = meant.filter(({ say }) => !read(say).understood);
    const share = 1 - missed.length / meant.length;
    process.stdout.write(
      `${locale}: ${meant.length - missed.length} of ${meant.length} understood (${(share * 100).toFixed(1)} %)\n`,
    );
    for (const { say, line } of process.env.SHOW ? missed : [])
      process.stdout.write(
        `  ${line}: ${say}\n     ${JSON.stringify(read(say).sentences.find((one) => one.issue)?.issue)}\n`,
      );
    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  it('misunderstands nothing', () => {
    const wrong = meant.filter(({ say }) => read(say).understood);
    for (const { say, steps } of wrong as { say: string; steps: unknown }[])
      expect({ say, steps: read(say).protocol.steps }).toEqual({ say, steps });
  });

  it.each(refused)('refuses: $say', ({ say, place, hint }) => {
    const { understood, sentences } = read(say);
    expect(understood).toBe(false);
    const issue = sentences.find((one) => one.issue)?.issue ?? { start: 0, end: 0, hints: [], reason: '' };
    const from = say.indexOf(place);
    const overlaps = issue.start < from + place.length && issue.end > from;
    expect({ words: say.slice(issue.start, issue.end), overlaps }).toMatchObject({
      overlaps: true,
    });
    expect([issue.reason, ...issue.hints]).toContain(hint);
  });
});

describe.each(LOCALES)('sentences of rounds in %s', (locale) => {
  const steps = (say: string) => {
    const { protocol, understood } = understand(say, locale);
    return understood && protocol.steps;
  };
  it.each(corpus(locale, 'rounds'))('$say', (saying) =>
    expect(steps(saying.say)).toEqual('steps' in saying && saying.steps.map((step) => tidyStep(step))),
  );
});
