import { LOCALES } from '@/lib/i18n/locales';
import { type Step, tidyStep } from '@/lib/protocol/model';
import { understand } from '@/lib/protocol/understand';
import { openSaid } from './said';

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort()
            .map(([key, one]) => [key, sorted(one)]),
        )
      : value;
const written = (steps: readonly Step[]) => JSON.stringify(sorted(steps.map(tidyStep)));

describe.each(LOCALES)('what people say in %s', (locale) => {
  const said = openSaid(locale);

  it('is understood all but for three in a hundred', () => {
    const meant = said.filter(({ refuse }) => !refuse);
    const missed = meant.filter(({ text }) => !understand(text, locale).understood);
    const share = 1 - missed.length / meant.length;
    process.stdout.write(
      `${locale}: ${meant.length - missed.length} of ${meant.length} understood (${(share * 100).toFixed(1)} %)\n`,
    );
    for (const { text } of process.env.SHOW ? missed : []) process.stdout.write(`  ${text}\n`);
    expect(share).toBeGreaterThanOrEqual(0.97);
  });

  it('is never misunderstood', () => {
    const wrong = said.filter((one) => {
      const { protocol, understood } = understand(one.text, locale);
      if (!understood) return false;
      if (one.refuse !== undefined) return true;
      const others = (Array.isArray(one.or?.[0]) ? one.or : one.or ? [one.or] : []) as Step[][];
      return ![one.steps, ...others].some((steps) => written(steps) === written(protocol.steps));
    });
    expect(wrong).toEqual([]);
  });
});
