import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Entry } from '@/lib/content';
import type { Section as Collection } from '@/lib/listing/paths';
import { EntryRows } from './entry-rows';
import { relatedOfKind } from './related';

type MoreEntriesProps = {
  section: Collection;
  entry: Entry<Collection>;
  label: string;
  title: string;
  /** Name of the link to the list. */
  all: string;
};

/** What to read next of the same kind, and the way to the list. */
export function MoreEntries({ section, entry, label, title, all }: MoreEntriesProps) {
  return (
    <Section label={label} surface="sunk">
      <div className="a-1 b-4">
        <Heading level={2} label={label} text={title} />
        <p className="mt-4">
          <ButtonLink look="t" to={`/${section}`} text={all} />
        </p>
      </div>
      <EntryRows rows={relatedOfKind(section, entry)} />
    </Section>
  );
}
