/**
 * Made-up people, customers and quotations: marked wherever they are read, and gone from the site altogether while
 * `switches.samples` of content/site.json is `hide`. Made-up awards are never shown.
 */
import type { CaseStudy } from './cases.ts';
import { isSample, type SamplePaths } from './sample.ts';

/** What a case tells of people: whom it was made for, how it went with them, and what they say. */
const OF_PEOPLE = ['company', 'implementationProcess', 'feedback', 'contactPerson', 'testimonial'] as const;

type Marked = { samples: SamplePaths };

/** Whether an entry tells of people or of a customer who do not exist. */
export const tellsOfNobody = ({ samples }: Marked): boolean =>
  OF_PEOPLE.some((field) => isSample(samples, field));

const isMadeUp = ({ samples }: Marked): boolean => isSample(samples, '');

function withoutPeople(data: CaseStudy): CaseStudy {
  const kept: CaseStudy = { ...data, implementationProcess: [] };
  for (const field of ['company', 'feedback', 'contactPerson', 'testimonial'] as const) delete kept[field];
  return kept;
}

/** Takes awards that nobody has won out of loaded content. */
export function hideAwards({ collections }: { collections: { awards: Marked[] } }): void {
  collections.awards = collections.awards.filter((award) => !isMadeUp(award));
}

/** Takes out of it what made-up people say and do in cases. */
export function hideSamples({
  collections,
}: {
  collections: { cases: (Marked & { data: CaseStudy })[] };
}): void {
  for (const entry of collections.cases.filter(tellsOfNobody)) {
    entry.data = withoutPeople(entry.data);
    entry.samples = entry.samples.filter((field) => !OF_PEOPLE.some((part) => part === field));
  }
}
