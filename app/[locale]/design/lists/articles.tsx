import { SAMPLE_IMAGE, type Samples } from '@/components/examples/samples';
import type { Specimens } from '@/components/examples/specimens';
import { ArticleBody } from '@/components/sections/article/article-body';
import { ArticleHead } from '@/components/sections/article/article-head';
import { ArticlePicture } from '@/components/sections/article/article-picture';
import { relatedAcross } from '@/components/sections/article/related';
import { MoreEntries, RelatedSection } from '@/components/sections/article/related-entries';
import { OnlyOriginal } from '@/components/sections/publication/only-original';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { SampleNote } from '@/components/sections/publication/sample-note';
import { Sheet } from '@/components/ui/sheet';
import { list, tagsOf } from '@/lib/content';
import { tellsOfNobody } from '@/lib/content/hidden-samples';
import { formatDate } from '@/lib/dates';
import { type Locale, otherLocale } from '@/lib/i18n/locales';

const part = (name: string) => `components/sections/article/${name}`;
const publication = (name: string) => `components/sections/publication/${name}`;

/** What an article is made of. It stands for a post that is there, with a text of its own. */
export function articles(words: Samples, locale: Locale): Specimens {
  const post = list('blog', locale).find((entry) => relatedAcross('blog', entry).length > 0);
  const example = list('cases', locale).find(tellsOfNobody);
  const { article } = words;
  return {
    [part('article-head.tsx')]: {
      layout: 'stack',
      looks: post && {
        ArticleHead: (
          <ArticleHead
            back={{ to: '/blog', text: words.link }}
            title={article.title}
            date={post.data.date}
            dateText={formatDate(post.data.date, locale)}
            note={article.note}
            tags={tagsOf(post)}
            marks={words.marks}
          />
        ),
      },
    },
    [part('article-picture.tsx')]: {
      layout: 'bleed',
      looks: {
        ArticlePicture: (
          <Sheet>
            <ArticlePicture image={SAMPLE_IMAGE} alt={words.picture} caption={words.caption.text} />
          </Sheet>
        ),
      },
    },
    [part('article-body.tsx')]: {
      layout: 'bleed',
      looks: post && {
        ArticleBody: (
          <Sheet>
            <ArticleBody section="blog" entry={{ ...post, body: article.body }} summary={article.summary} />
          </Sheet>
        ),
      },
    },
    [part('related-entries.tsx')]: {
      layout: 'bleed',
      looks: post && {
        MoreEntries: (
          <MoreEntries
            section="blog"
            entry={post}
            label={words.label}
            title={words.statement}
            all={words.link}
          />
        ),
        RelatedSection: <RelatedSection kind="blog" entry={post} />,
      },
    },
    [part('related.ts')]: {},
    [part('rendered-article.ts')]: {},
    [publication('only-original.tsx')]: {
      layout: 'stack',
      looks: {
        OnlyOriginal: <OnlyOriginal original={otherLocale(locale)} summary={article.summary} path="/blog" />,
      },
    },
    [publication('sample-note.tsx')]: { looks: { SampleNote: <SampleNote what={[words.statement]} /> } },
    [publication('sample-mark.tsx')]: { looks: example && { SampleMark: <SampleMark id={example.id} /> } },
    [publication('entry-marks.ts')]: {},
  };
}
