import { getTranslations } from 'next-intl/server';
import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { documentOf, exampleTexts } from '@/app/[locale]/labneeds/example-texts';
import { DeskCheckLink } from '@/app/[locale]/plan/desk-check-link';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { Actions } from '@/components/ui/actions';
import { ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Marks } from '@/components/ui/marks';
import { Sheet } from '@/components/ui/sheet';
import { type Entry, site } from '@/lib/content';

type ExampleHeadProps = { entry: Entry<'examples'>; request: string; document: string };

/** Field, title, description and the two ways on. */
export async function ExampleHead({ entry, request, document }: ExampleHeadProps) {
  const { fieldText } = await exampleTexts(entry);
  const publication = await getTranslations('publication');
  return (
    <Sheet className="gap-y-6 pt-4 pb-part">
      <div className="md:col-end-10">
        <p className="mb-2 font-semibold text-teal">{fieldText}</p>
        <Heading level={1} text={entry.data.title} />
        <Marks marks={entryMarks(entry)} label={publication('marks')} />
      </div>
      <Lead className="md:col-end-8">{entry.data.description}</Lead>
      <Actions className="self-end md:col-start-9">
        <ExternalButton look="primary" href={site().urls.labneedsRequest} text={request} />
        <ExternalButton look="text" href={documentOf(entry)} text={document} />
        <DeskCheckLink page={`${labneedsPage.path}/${entry.id}`} />
      </Actions>
    </Sheet>
  );
}
