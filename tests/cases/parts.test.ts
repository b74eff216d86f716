/** @jest-environment node */

import { materialText } from '@/app/[locale]/cases/[id]/material';
import { hasFigures } from '@/app/[locale]/cases/measure-text';
import { hideSamples } from '@/lib/content/hidden-samples';
import { sentenceOf } from '@/lib/content/statements';
import { LOCALES } from '@/lib/i18n/locales';
import { content, entries } from '../words';

it('its program keeps its loops: their steps are numbered within them', () => {
  const [entry] = entries('cases', 'en');
  const steps = [
    ['inner', 'Load'],
    ['step', 'Home'],
    ['repeat', 'For each column'],
    ['inner', 'Mix'],
    ['inner', 'Wait'],
    ['step', 'Store'],
  ];
  const programFlow = steps.map(([kind, title]) => ({ kind, title }));
  const text = materialText({ ...entry, data: { ...entry?.data, programFlow } } as never);
  expect(text).toContain('1. Load\n2. Home\n3. For each column\n3.1. Mix\n3.2. Wait\n4. Store\n');
});

describe.each(LOCALES)('the material of a case in %s', (locale) => {
  const cases = entries('cases', locale).map((entry) => ({ ...entry }));

  it('says what its figures are, also where its people are hidden', () => {
    hideSamples({ collections: { cases } });
    const said = cases.filter(({ data }) => hasFigures(data.measures)).map(materialText);
    expect(said).not.toEqual([]);
    const figures = sentenceOf(content.facts.data['cases.figures']!, locale);
    for (const text of said) expect(text).toContain(figures);
  });
});
