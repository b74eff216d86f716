import { bringFor, type ToBring } from '@/lib/desk-check/bring';
import { ELSEWHERE } from '@/lib/desk-check/schema';
import { plan, station, step } from './examples';

/** A step of which everything is known. */
const known = step({ operation: 'dispense', handsOn: 5, grams: 80, vessel: 'plate' });
const VESSELS: ToBring = { id: 'vessels', vessels: ['plate'] };
const WHOLE: ToBring[] = [{ id: 'protocol' }, VESSELS, { id: 'photo' }];

const bench = { stations: [] };

it.each<[rule: string, fields: Parameters<typeof plan>[0], list: ToBring[]]>([
  ['the protocol and a photograph, always', { steps: [] }, [{ id: 'protocol' }, { id: 'photo' }]],
  ['no photograph of a bench on which nothing stands', { steps: [], bench }, [{ id: 'protocol' }]],
  ['the vessels of a plan that was measured', { steps: [known], measured: true }, WHOLE],
  [
    'times that no clock has taken',
    { steps: [known] },
    [{ id: 'protocol' }, { id: 'clock' }, VESSELS, { id: 'photo' }],
  ],
  [
    'minutes and weights that are missing, by their steps',
    { measured: true, steps: [known, { ...known, handsOn: undefined }, { ...known, grams: undefined }] },
    [
      { id: 'protocol' },
      { id: 'minutes', steps: [1] },
      { id: 'weights', steps: [2] },
      VESSELS,
      { id: 'photo' },
    ],
  ],
  [
    'each vessel once',
    {
      measured: true,
      steps: ['tube', 'plate', 'tube'].map((vessel) => ({ ...known, vessel }) as typeof known),
    },
    [{ id: 'protocol' }, { id: 'vessels', vessels: ['plate', 'tube'] }, { id: 'photo' }],
  ],
  [
    'a vessel of no kind that has a name, by its steps',
    {
      measured: true,
      steps: [known, { ...known, vessel: 'other' }, { ...known, vessel: 'other', judgement: 'person' }],
      bench,
    },
    [{ id: 'protocol' }, VESSELS, { id: 'other', steps: [1] }, { id: 'criteria', steps: [2] }],
  ],
  [
    'what varies, is judged, cannot be repeated, or is done elsewhere',
    {
      measured: true,
      steps: [
        { ...known, varies: true, precious: true },
        { ...known, judgement: 'some', station: ELSEWHERE },
        { ...known, judgement: 'person' },
      ],
      bench: { stations: [station()] },
    },
    [
      { id: 'protocol' },
      VESSELS,
      { id: 'shapes', steps: [0] },
      { id: 'criteria', steps: [1, 2] },
      { id: 'trial', steps: [0] },
      { id: 'way', steps: [1] },
      { id: 'photo' },
    ],
  ],
  [
    'no vessel, weight or way of what is entered at a screen',
    { measured: true, steps: [{ ...step({ operation: 'record', handsOn: 5 }), station: ELSEWHERE }], bench },
    [{ id: 'protocol' }],
  ],
])('%s', (_rule, fields, list) => expect(bringFor(plan(fields))).toEqual(list));
