/** Whatever the storage holds is a draft that the tool can draw. */
import { storedDraft, storedPast } from '@/islands/desk-check/stored-draft';
import { planSchema } from '@/lib/desk-check/schema';

/** The drafts of a storage that holds a text as the one that is there, and as one before. */
function draftsOf(text: string) {
  const entries: Record<string, string> = {
    'desk-check': text,
    'desk-check-before': JSON.stringify([`${text} `]),
  };
  Object.defineProperty(globalThis, 'sessionStorage', {
    value: { getItem: (key: string) => entries[key] ?? null },
    configurable: true,
  });
  return [storedDraft([])?.draft, ...storedPast([]).map(({ draft }) => draft)];
}

it('what is read of a draft before is its own, also where a field of it cannot be read', () => {
  const before = { version: 1, runsPerWeek: 7, steps: [{ handsOn: '2x' }] };
  draftsOf(JSON.stringify(before));
  expect(storedPast([])[0]?.plan).toMatchObject({ runsPerWeek: 7 });
  expect(storedPast([])[0]?.plan.steps[0]).not.toHaveProperty('handsOn');
});

it.each(['rubbish', '', 'null'])('"%s" is none', (text) => expect(draftsOf(text)).toEqual([undefined]));

it.each([
  '[]',
  '7',
  '"text"',
  '{"steps":7}',
  '{"steps":[7,null,"x"]}',
  '{"bench":[]}',
  '{"bench":{"stations":[null,7]},"steps":[{}]}',
  '{"__proto__":{"title":7}}',
  '{"version":1,"nobody":"knows this"}',
])('%s is read as far as it can be', (text) => {
  const drafts = draftsOf(text);
  expect(drafts).toHaveLength(2);
  for (const draft of drafts) expect(planSchema.parse(draft)).toEqual(draft);
});
