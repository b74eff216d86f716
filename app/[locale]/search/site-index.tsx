import { getTranslations } from 'next-intl/server';
import type { SearchPageCopy } from '@/app/[locale]/search/copy';
import { Heading } from '@/components/ui/heading';
import { KINDS } from '@/lib/search/index-format';

/** Every page of the site by kind; the export fills the lists from the search index (`build/export/search-index`). */
export async function SiteIndex({ label, title }: SearchPageCopy['index']) {
  const t = await getTranslations('search.kind');
  return (
    <section className="sec sidx" aria-label={label}>
      <div className="s r">
        <Heading level={2} label={label} text={title} className="a-1 b-13" />
        {KINDS.map((kind) => (
          <section key={kind} className="sidx__g a-1 b-13" aria-labelledby={`kind-${kind}`} data-kind={kind}>
            <Heading level={3} text={t(kind)} id={`kind-${kind}`} />
            <ul />
          </section>
        ))}
      </div>
    </section>
  );
}
