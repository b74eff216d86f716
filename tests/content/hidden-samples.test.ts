import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hideAwards, hideSamples, tellsOfNobody } from '@/lib/content/hidden-samples';
import { loadContent } from '@/lib/content/load';
import { copyOfContent, removeContent } from './fixture';

afterAll(removeContent);

const AWARD = JSON.stringify({ year: 2025, name: 'A', organisation: 'B' });

/** The site's own content with the switch set, an award in it, and all cases and awards samples. */
function contentWith(samples: 'show' | 'hide') {
  const root = copyOfContent({ 'awards/zz/index.ja.json': AWARD, 'awards/zz/index.en.json': AWARD });
  const edit = (name: string, change: (data: { sample?: string[]; switches: object }) => object) => {
    const file = path.join(root, name);
    const data = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...data, ...change(data) }));
  };
  edit('site.json', ({ switches }) => ({ switches: { ...switches, samples } }));
  for (const file of globSync('awards/*/*.json', { cwd: root })) edit(file, () => ({ sample: ['*'] }));
  for (const file of globSync('cases/*/*.json', { cwd: root }))
    edit(file, ({ sample = [] }) => ({ company: 'A', sample: [...new Set([...sample, 'company'])] }));
  return root;
}

const fieldsLeft = ({ collections }: ReturnType<typeof loadContent>) =>
  collections.cases.flatMap(({ data }) =>
    [data.company, data.feedback, data.contactPerson, data.testimonial, ...data.implementationProcess].filter(
      Boolean,
    ),
  );

describe('samples of people and customers', () => {
  it('are there while they are shown, and marked; awards that nobody won never are', () => {
    const content = loadContent(contentWith('show'));
    expect(content.collections.awards).toEqual([]);
    expect(content.collections.cases.every(tellsOfNobody)).toBe(true);
  });

  it('are gone while they are hidden; the rest of a case stays', () => {
    const content = loadContent(contentWith('hide'));
    expect(content.collections.awards).toEqual([]);
    expect(content.collections.cases).not.toEqual([]);
    expect(fieldsLeft(content)).toEqual([]);
    expect(content.collections.cases.some(tellsOfNobody)).toBe(false);
    expect(content.collections.cases.every(({ data }) => data.challenge && data.results.length > 0)).toBe(
      true,
    );
  });

  it('are still listed before the launch', () => {
    const content = loadContent(contentWith('hide'), { samples: true });
    expect(fieldsLeft(content)).not.toEqual([]);
    expect(content.collections.awards).not.toEqual([]);
  });
});

it('what is real stays: a case without a mark, and an award', () => {
  const real = {
    samples: [],
    data: { company: 'A laboratory', feedback: 'It works', implementationProcess: [{}] },
  };
  const content = { collections: { cases: [real], awards: [{ samples: ['year'] }] } };
  hideSamples(content as never);
  hideAwards(content as never);
  expect(content.collections).toEqual({ cases: [real], awards: [{ samples: ['year'] }] });
  expect(tellsOfNobody({ samples: ['videoId'] })).toBe(false);
  expect(tellsOfNobody({ samples: [''] })).toBe(true);
});
