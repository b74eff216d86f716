import { getTranslations } from 'next-intl/server';
import { EmptyPlate } from '@/components/drawings/wells';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { LinkText } from '@/components/ui/link-text';
import { Marks } from '@/components/ui/marks';
import { Picture } from '@/components/ui/picture';
import type { Entry } from '@/lib/content';
import { exampleFacets } from '@/lib/examples/filter';
import { labneedsPage } from './definition.ts';
import { documentOf, exampleImage, exampleTexts } from './example-texts';

const SIZES = '(min-width: 72rem) 27vw, (min-width: 40rem) 45vw, 92vw';

/** Where a card leads: to the example's document on another site, or to its page. */
export type CardTarget = 'document' | 'page';

type ExampleCardProps = { entry: Entry<'examples'>; target: CardTarget };

/** One example: field, title, text, months and engineers, and its one link. `data-text` is what is searched. */
export async function ExampleCard({ entry, target }: ExampleCardProps) {
  const t = await getTranslations('examples');
  const publication = await getTranslations('publication');
  const { title, description, image } = entry.data;
  const { fieldText, periodText, engineersText } = await exampleTexts(entry);
  const { field, period, engineers } = exampleFacets(entry.data);
  return (
    <li
      className="group relative flex flex-col items-start [&[hidden]]:hidden"
      data-field={field}
      data-period={period}
      data-engineers={engineers.join(' ')}
    >
      <div
        className={`aspect-[4/3] w-full overflow-hidden ${image ? 'bg-stage' : 'border border-line bg-white p-4'}`}
      >
        {image ? (
          <Picture
            image={exampleImage(entry.id, image.src)}
            alt=""
            sizes={SIZES}
            imgClassName="size-full object-cover transition-transform duration-(--duration-move) ease-arm group-hover:scale-[1.03]"
          />
        ) : (
          <EmptyPlate className="size-full" />
        )}
      </div>
      <p className="mt-4 text-[0.8125rem] font-semibold text-teal" data-text>
        {fieldText}
      </p>
      <h3 className="group-hover:text-teal" data-text>
        {title}
      </h3>
      <Marks marks={entryMarks(entry)} label={publication('marks')} />
      <p className="mt-1.5 mb-5 flex-1 text-[0.9375rem]/[1.8]" data-text>
        {description}
      </p>
      <FactList
        look="row"
        className="mb-2 w-full"
        items={[
          { term: t('periodFilter'), value: periodText },
          { term: t('engineersFilter'), value: engineersText },
        ]}
      />
      {target === 'document' ? (
        <ExternalButton
          look="text"
          className="stretched"
          href={documentOf(entry)}
          text={<LinkText text={t('document')} of={title} />}
        />
      ) : (
        <ButtonLink
          look="text"
          className="stretched"
          to={`${labneedsPage.path}/${entry.id}`}
          text={<LinkText text={t('details')} of={title} />}
        />
      )}
    </li>
  );
}
