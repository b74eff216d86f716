import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import type { BlogItem } from '@/islands/blog/blog-item';
import { relatedPosts } from '@/lib/blog/related';
import type { BlogCopy } from '@/lib/content/pages/blog';
import { ROUTES } from '@/lib/routes';

type MorePostsProps = BlogCopy['post']['more'] & { post: BlogItem; items: readonly BlogItem[] };

/** What to read next, and the way to the list. */
export function MorePosts({ label, title, all, post, items }: MorePostsProps) {
  return (
    <Section label={label} surface="sunk">
      <div className="a-1 b-4">
        <Heading level={2} text={title} />
        <p className="mt-4">
          <ButtonLink look="t" to={ROUTES.blog}>
            {all}
          </ButtonLink>
        </p>
      </div>
      <ul className="a-4 b-13 bm">
        {relatedPosts(post, items).map(({ slug, href, title: name, summary, date, dateText }) => (
          <li key={slug}>
            <time dateTime={date}>{dateText}</time>
            <div>
              <h3>
                <a className="stretch" href={href}>
                  <Phrases text={name} />
                </a>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
