import type { LabneedsExampleCopy } from '@/app/[locale]/labneeds/[id]/copy';
import { BackLink } from '@/app/[locale]/labneeds/back-link';
import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { exampleImage, exampleTexts } from '@/app/[locale]/labneeds/example-texts';
import { examplesPage } from '@/app/[locale]/labneeds/examples/definition';
import { entryRoute } from '@/app/page-route';
import { EmptyPlate } from '@/components/drawings/wells';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { PageDocument } from '@/components/sections/document-link';
import { FIGURES } from '@/components/sections/measured-change';
import { Picture } from '@/components/ui/picture';
import { Sheet } from '@/components/ui/sheet';
import type { Entry } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { crumbsBelow } from '@/lib/pages/crumbs';
import { LabneedsGate } from '../labneeds-gate';
import { exampleCopy, examplePages } from './definition';
import { ExampleBody } from './example-body';
import { DRAWING_BOX } from './example-drawing';
import { ExampleHead } from './example-head';

export const dynamicParams = false;

/** One automation example (spec section 2, /labneeds/{id}). */
const { generateStaticParams, generateMetadata, Page } = entryRoute(examplePages, async (entry) => {
  const locale = await pageLocale();
  const copy = exampleCopy.copy(locale);
  return (
    <LabneedsGate>
      <Sheet className="pt-24">
        <Breadcrumb {...crumbsBelow(labneedsPage, entry.data.title, locale)} />
        <BackLink to={examplesPage.path}>{copy.back}</BackLink>
      </Sheet>
      <section aria-label={entry.data.title}>
        <ExampleHead entry={entry} request={copy.request} document={copy.document} />
        <ExampleFigure entry={entry} caption={copy.caption} placeholder={copy.placeholder} />
        <ExampleFacts entry={entry} labels={copy.facts} />
      </section>
      <ExampleBody entry={entry} copy={copy} />
      <ClosingAsk
        {...copy.ask}
        more={<PageDocument page={`${labneedsPage.path}/${entry.id}`} look="text-night" frame="mt-6" />}
      />
    </LabneedsGate>
  );
});

export { generateMetadata, generateStaticParams, Page as default };

type ExampleFigureProps = { entry: Entry<'examples'>; caption: string; placeholder: string };

/** The picture off the right edge; in its place an empty plate that says the picture is missing. */
function ExampleFigure({ entry: { id, data }, caption, placeholder }: ExampleFigureProps) {
  const { image } = data;
  return (
    <Sheet>
      <figure className={image ? '-col-end-1' : DRAWING_BOX}>
        {image ? (
          <Picture
            image={exampleImage(id, image.src)}
            alt={image.alt}
            sizes="96vw"
            imgClassName="h-[clamp(16rem,46vw,38rem)] w-full object-cover"
            priority
          />
        ) : (
          <EmptyPlate className="h-auto w-full max-w-160" />
        )}
        <figcaption className={image ? 'caption' : undefined}>{image ? caption : placeholder}</figcaption>
      </figure>
    </Sheet>
  );
}

type ExampleFactsProps = { entry: Entry<'examples'>; labels: LabneedsExampleCopy['facts'] };

/** Field, period and people in one strip. */
async function ExampleFacts({ entry, labels }: ExampleFactsProps) {
  const { fieldText, periodText, engineersText } = await exampleTexts(entry);
  const facts = [
    { term: labels.period, value: periodText },
    { term: labels.engineers, value: engineersText },
    { term: labels.field, value: fieldText },
  ];
  return (
    <Sheet className="py-part">
      <dl className={FIGURES.strip}>
        {facts.map(({ term, value }) => (
          <div key={term} className={FIGURES.figure}>
            <dt className={FIGURES.term}>{term}</dt>
            <dd className={`${FIGURES.value} text-[clamp(1.75rem,1.1rem+2.4vw,3.25rem)]/[1.25]`}>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
