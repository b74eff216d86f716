import type { BlockProps, WithIds, WithPictures } from '@/components/blocks/block-props';
import { renderedArticle } from '@/components/sections/article/rendered-article';
import { Section } from '@/components/ui/section';
import { pageLocale } from '@/lib/i18n/locale';

type TextProps = BlockProps<'text'> & WithPictures & WithIds;

/** A text beside its heading. */
export async function Text({ label, title, markdown, keyOf, prefix, frame }: TextProps) {
  const { html } = await renderedArticle(markdown, await pageLocale(), keyOf, prefix);
  return (
    <Section label={label} title={title} titleClass="md:col-end-6" {...frame}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only */}
      <div className="prose min-w-0 md:col-start-6" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  );
}
