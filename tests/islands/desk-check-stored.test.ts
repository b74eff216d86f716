/** Whatever the storage holds is a draft that the tool can draw. */
import { storedDraft } from '@/islands/desk-check/stored-draft';
import { storedText } from '@/islands/kit/session';
import { planSchema } from '@/lib/plan/schema';

jest.mock('@/islands/kit/session', () => ({ storedText: jest.fn() }));

const draftOf = (text: string) => {
  jest.mocked(storedText).mockImplementation((key) => (key === 'desk-check' ? text : undefined));
  return storedDraft([])?.draft;
};

it.each(['rubbish', '', 'null'])('"%s" is none', (text) => expect(draftOf(text)).toBeUndefined());

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
  const draft = draftOf(text);
  expect(planSchema.parse(draft)).toEqual(draft);
});
