/** @jest-environment node */

import { maintenancePage } from '@/app/[locale]/services/maintenance/definition';
import { plansSheet } from '@/app/documents/plans-sheet';
import { Typesetter } from '@/build/prepare/documents/typesetter';
import { sourceOf } from '@/lib/content/source';
import { content, messages } from '../words';

it('the plans name the recommended one, and a row has a cell for each, also where the file has fewer or none', () => {
  const { plans } = maintenancePage.copy('en');
  plans.rows = [['a'], [null, 'b'], []].map((values, n) => ({ name: `${n}`, values }));
  const [table] = plansSheet(sourceOf(content, 'en')).blocks.filter(({ type }) => type === 'spec');
  const { none } = plans;
  const word = messages.en.status.recommended;
  expect(table).toMatchObject({
    head: [
      plans.corner,
      ...plans.names.map(({ name, recommended }) => (recommended ? `${name} – ${word}` : name)),
    ],
    rows: [{}, ['0', 'a', none, none], ['1', none, 'b', none], ['2', none, none, none]],
  });
});

it('a table with a row that is too short is not set', () => {
  const typesetter = new Typesetter({ fonts: [], folder: process.cwd() });
  const source = '#import "/documents/blocks.typ": spec\n#spec(none, ("", "A", "B"), (("Row", "a"),))';
  expect(() => typesetter.set(source, [])).toThrow('not one cell for each heading: ("Row", "a")');
});
