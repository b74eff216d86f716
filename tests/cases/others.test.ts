import { otherCases } from '../../app/[locale]/cases/[id]/others.ts';
import type { INDUSTRIES } from '../../lib/content/cases.ts';

const study = (id: string, industry: (typeof INDUSTRIES)[number], ...tags: string[]) => ({
  id,
  industry,
  tags,
});

const FLOW = study('flow', 'chemistry', 'flow', 'screening');
const SCALE = study('scale', 'chemistry', 'flow', 'scale');
const BIO = study('bio', 'biotechnology', 'plates');
const POWDER = study('powder', 'materials', 'screening');
const COLUMN = study('column', 'chemistry', 'fractions');
const ALL = [FLOW, BIO, SCALE, POWDER, COLUMN];

const ids = (cases: readonly { id: string }[]) => cases.map(({ id }) => id);

it.each([
  ['industry and tag before one of them, then in the order of the list', FLOW, ALL, 'scale powder column'],
  ['the order of the list when nothing is shared', BIO, ALL, 'flow scale powder'],
  ['what there is when there are fewer than three', FLOW, [FLOW, BIO], 'bio'],
  ['nothing when the case is alone', FLOW, [FLOW], ''],
  [
    'a tag that is there twice counts once',
    study('x', 'materials', 'flow', 'flow'),
    [POWDER, SCALE],
    'powder scale',
  ],
])('shows %s', (_rule, current, all, expected) => {
  expect(ids(otherCases(current, all)).join(' ')).toBe(expected);
});

it('shows fewer where fewer are wanted', () => expect(otherCases(POWDER, ALL, 1)).toHaveLength(1));
