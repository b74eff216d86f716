import { readFileSync } from 'node:fs';
import { page } from '@/lib/content';
import { daysAhead } from '@/lib/content/done-days';
import type { Facts } from '@/lib/content/facts';
import { LOCALES } from '@/lib/i18n/locales';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const ENGINES = ['axe-core', 'accessibility-checker-engine', '@siteimprove/alfa-rules'];

describe.each(LOCALES)('the accessibility statement in %s', (locale) => {
  const text = JSON.stringify(page('accessibility', locale));

  it.each(ENGINES)(
    'names the installed version of %s: after an upgrade, test again and write the day',
    (name) => expect(text).toContain(packages[`node_modules/${name}`]?.version),
  );

  it('claims no conformance to the Japanese standard', () => {
    expect(text).not.toMatch(/準拠(?:して|し、|です|済)|一部準拠|conforms to|compliant/);
  });

  it('has all parts that the convention asks for', () => {
    const ids = page('accessibility', locale).parts.map(({ id }) => id);
    expect(ids).toEqual(['goal', 'scope', 'methods', 'period', 'known', 'unknown']);
  });
});

describe('the day of a test', () => {
  const facts = (name: string, value: string): Facts => ({
    [name]: { value, source: 'a test', date: '2026-01-01' },
  });
  const found = (data: Facts) =>
    daysAhead(
      { file: 'content/facts.json', source: { locate: () => undefined } as never, data },
      '2026-11-21',
    ).map(({ field, value }) => ({ field, value }));

  it.each([
    ['today', 'accessibility.tested', '2026-11-21', []],
    ['before', 'accessibility.tested', '2026-11-20', []],
    [
      'still to come',
      'accessibility.tested',
      '2026-11-22',
      [{ field: 'accessibility.tested.value', value: '2026-11-22' }],
    ],
    ['still to come, of something planned', 'terms.enacted', '2026-11-22', []],
  ])('may be %s, or is a problem', (_, name, value, problems) =>
    expect(found(facts(name, value))).toEqual(problems),
  );
});
