import { pageGraph } from '@/app/graph/page-graph';
import { source } from '@/lib/content';
import { readGenerated } from '@/lib/generated';
import { pageLocale } from '@/lib/i18n/locale';
import { findImage, type ImageManifest } from '@/lib/images/manifest';
import { scriptText } from '@/lib/seo/graph/graph';
import { wordsOf } from '@/lib/words';

/** What the page says, for machines. A data block: it never runs, and the policy for scripts leaves it alone. */
export async function StructuredData({ path }: { path: string }) {
  const locale = await pageLocale();
  const content = source(locale);
  const graph = pageGraph({
    ...content,
    place: { siteUrl: content.site.siteUrl, locale, path },
    words: wordsOf(locale),
    picture: (key) => findImage(readGenerated<ImageManifest>('images.json'), key),
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from the content, with every < escaped
      dangerouslySetInnerHTML={{ __html: scriptText(graph) }}
    />
  );
}
