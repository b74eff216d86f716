import { getTranslations } from 'next-intl/server';
import type { ResourcesCopy } from '@/app/[locale]/resources/copy';
import { FacetChips } from '@/components/sections/listing/facets';
import { ResultLine } from '@/components/sections/listing/result-line';
import { Section } from '@/components/ui/section';
import { formatDate } from '@/lib/dates';
import { documentsIn, kilobytes, type MadeDocument, NEEDS } from '@/lib/documents/documents';
import { pageLocale } from '@/lib/i18n/locale';

/** Every document to take along, narrowed by what it is needed for. */
export async function DocumentShelf({ label, title, text, filter, result }: ResourcesCopy['shelf']) {
  const t = await getTranslations('documents');
  const documents = documentsIn(await pageLocale());
  const needs = NEEDS.map((value) => ({
    value,
    text: t(`needs.${value}`),
    count: documents.filter(({ need }) => need === value).length,
  }));
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="white" id="documents">
      <p className="self-end md:col-start-10">{text}</p>
      <div data-explorer>
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3" data-needs-script>
          <FacetChips facet="need" label={filter} choices={needs} count={documents.length} />
          <ResultLine className="text-[0.875rem] text-ink-3" total={documents.length} text={result} />
        </div>
        <ul data-list>
          {documents.map((document) => (
            <ShelfRow key={document.id} {...document} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** What it is, what it is for, how large it is and when its figures were checked. */
async function ShelfRow({ title, purpose, need, kind, address, pages, bytes, date }: MadeDocument) {
  const t = await getTranslations('documents');
  const locale = await pageLocale();
  const length = t(pages === 1 ? 'page' : 'pages', { pages });
  const facts = t('facts', { length, size: kilobytes(bytes) });
  return (
    <li
      className="group relative border-t border-line py-5 last:border-b md:grid md:grid-cols-[5fr_4fr_3fr] md:gap-x-gap [&[hidden]]:hidden"
      data-need={need}
    >
      <h3 className="text-[1.0625rem] group-hover:text-teal">
        <a href={address} download className="stretched no-underline">
          {title}
          <small className="block text-[0.8125rem] font-normal text-ink-3" data-search-skip>
            {facts}
          </small>
        </a>
      </h3>
      <p className="text-small">{purpose}</p>
      <div className="text-[0.8125rem] text-ink-3">
        <p>{kind}</p>
        {date ? <p>{t('date', { date: formatDate(date, locale) })}</p> : null}
      </div>
    </li>
  );
}
