import { getTranslations } from 'next-intl/server';
import { documentOf, exampleTexts } from '@/app/[locale]/labneeds/example-texts';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Marks } from '@/components/ui/marks';
import { type Entry, site } from '@/lib/content';

type ExampleHeadProps = { entry: Entry<'examples'>; request: string; document: string };

/** Field, title, description and the two ways on. */
export async function ExampleHead({ entry, request, document }: ExampleHeadProps) {
  const { fieldText } = await exampleTexts(entry);
  const publication = await getTranslations('publication');
  return (
    <div className="s gap-y-6 pt-4 pb-(--spacing-block)">
      <div className="a-1 b-9">
        <p className="lnfield">{fieldText}</p>
        <Heading level={1} text={entry.data.title} />
        <Marks marks={entryMarks(entry)} label={publication('marks')} />
      </div>
      <p className="lead a-1 b-7">{entry.data.description}</p>
      <div className="acts a-8 b-13 self-end">
        <ExternalButton look="p" href={site().urls.labneedsRequest} text={request} />
        <ExternalButton look="t" href={documentOf(entry)} text={document} />
      </div>
    </div>
  );
}
