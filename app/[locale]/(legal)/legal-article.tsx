import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/ui/phrases';
import { renderMarkdown } from '@/lib/content/markdown';
import { pageLocale } from '@/lib/i18n/locale';
import type { Article } from './articles';

/** One article. Its text comes from Markdown at build time, without raw HTML (see lib/content/markdown.ts). */
export async function LegalArticle({ number, id, title, body }: Article) {
  const t = await getTranslations('legal');
  const html = renderMarkdown(body, await pageLocale());
  return (
    <section className="legal__a" id={id} aria-label={title}>
      <h2>
        <span>{t('article', { number })}</span> <span>{<Phrases text={title} />}</span>
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only */}
      <div className="legal__b" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
