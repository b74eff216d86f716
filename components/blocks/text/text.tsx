import { getTranslations } from 'next-intl/server';
import type { BlockProps, WithPictures } from '@/components/blocks/block-props';
import { Section } from '@/components/ui/section';
import { renderArticle } from '@/lib/article/article';
import { readGenerated } from '@/lib/generated';
import { pageLocale } from '@/lib/i18n/locale';
import { findImage, type ImageManifest } from '@/lib/images/manifest';

/** A text beside its heading. */
export async function Text({ label, title, markdown, keyOf, frame }: BlockProps<'text'> & WithPictures) {
  const t = await getTranslations('article');
  const { html } = renderArticle(markdown, {
    locale: await pageLocale(),
    labels: { table: t.raw('table'), code: t.raw('code') },
    picture: (file) => findImage(readGenerated<ImageManifest>('images.json'), keyOf(file)),
  });
  return (
    <Section label={label} title={title} titleClass="md:col-end-6" {...frame}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only */}
      <div className="prose min-w-0 md:col-start-6" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  );
}
