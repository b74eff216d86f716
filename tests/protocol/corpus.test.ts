import { LOCALES } from '@/lib/i18n/locales';
import { tidyStep } from '@/lib/protocol/model';
import { understand } from '@/lib/protocol/understand';
import { corpus } from './corpus';
import { refusals } from './refusals';

/** What must be understood, and what must be refused, in how people say it. */
describe.each(LOCALES)('the corpus in %s', (locale) => {
  const sayings = corpus(locale);
  const meant = sayings.filter(({ refused }) => !refused.length);
  const refused = sayings.flatMap(({ say, refused: [why] }) => {
    const [place = '', hint = ''] = why?.split(' | ') ?? [];
    return why === undefined ? [] : [{ say, place, hint }];
  });
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
    for (const { say, steps } of wrong)
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

describe.each(LOCALES)('sentences of rounds and rules in %s', (locale) => {
  it.each([...corpus(locale, 'rounds'), ...corpus(locale, 'rules')])('$say', ({ say, steps, refused }) => {
    const found = understand(say, locale);
    expect(found.understood).toBe(!refused.length);
    if (refused.some(Boolean)) expect(refusals(say, locale)).toEqual(refused);
    if (steps.length || !refused.length)
      expect(found.protocol.steps).toEqual(steps.map((step) => tidyStep(step)));
  });
});
