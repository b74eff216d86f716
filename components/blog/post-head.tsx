import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Marks } from '@/components/ui/marks';
import type { BlogItem } from '@/islands/blog/blog-item';
import { ROUTES } from '@/lib/routes';

type PostHeadProps = { post: BlogItem; back: string };

/** A title of two parts takes a line for each. */
const brokenAtColon = (title: string): string => title.replace(/([：:]) ?/, '$1|');

/** Way back, title, tags, date and reading time. */
export async function PostHead({ post, back }: PostHeadProps) {
  const t = await getTranslations('blog');
  const publication = await getTranslations('publication');
  return (
    <div className="bh">
      <p>
        <ButtonLink look="t" to={ROUTES.blog} icon="left">
          {back}
        </ButtonLink>
      </p>
      <Heading level={1} text={brokenAtColon(post.title)} />
      <Marks marks={post.marks} label={publication('marks')} />
      <div className="bh__m">
        <p>
          <span className="vh">{t('published')} </span>
          <time dateTime={post.date}>{post.dateText}</time>
        </p>
        <p>{post.minutesText}</p>
        <ul className="bh__t" aria-label={t('tags')}>
          {post.tags.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
