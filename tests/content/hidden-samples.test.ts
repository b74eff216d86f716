import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hideAwards, hideSamples, tellsOfNobody } from '@/lib/content/hidden-samples';
import { loadContent } from '@/lib/content/load';
import { copyOfContent, removeContent } from './fixture';

afterAll(removeContent);

/** The site's own content with the switch set. */
function contentWith(samples: 'show' | 'hide') {
  const root = copyOfContent({});
  const file = path.join(root, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8'));
  site.switches.samples = samples;
  writeFileSync(file, JSON.stringify(site));
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
