import { getTranslations } from 'next-intl/server';
import { Marks } from '@/components/ui/marks';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { Tags } from '@/components/ui/tags';
import { cardTags } from '@/lib/listing/tags';
import { type BlogItem, postPath } from './posts';

const SIZES = '(min-width: 72rem) 15rem, (min-width: 40rem) 12rem, 90vw';

type BlogCardProps = BlogItem & {
  hidden?: boolean;
  /** The first of an archive's page, whose picture is above the fold. */
  first?: boolean;
};

/** A post in a list: one link, its date, and at most three tags. `data-text` and `data-more` are what is searched. */
export async function BlogCard({ hidden, first, ...item }: BlogCardProps) {
  const { slug, date, dateText, minutesText, title, summary, tags, picture, marks } = item;
  const t = await getTranslations('blog');
  const publication = await getTranslations('publication');
  const { shown, more } = cardTags(tags);
  return (
    <li
      className="group relative gap-x-8 gap-y-5 border-b border-line py-7 not-[[hidden]]:grid sm:grid-cols-[minmax(0,1fr)_12rem] sm:py-9 lg:grid-cols-[minmax(0,1fr)_15rem]"
      data-tag={tags.map(({ id }) => id).join(' ')}
      data-more={more.length > 0 ? more.map(({ name }) => name).join('\n') : undefined}
      hidden={hidden}
    >
      <div>
        <p className="flex flex-wrap gap-x-5 tnum text-[0.8125rem]/[1.6] text-ink-3">
          <time dateTime={date}>{dateText}</time>
          <span>{minutesText}</span>
        </p>
        <h2
          className="mt-1.5 mb-2 text-[clamp(1.25rem,1.1rem+0.7vw,1.625rem)]/[1.45] tracking-[-0.01em] group-hover:text-teal"
          data-text
        >
          <SiteLink className="stretched no-underline" to={postPath(slug)}>
            <Phrases text={title} />
          </SiteLink>
        </h2>
        <p className="mb-3 text-[0.9375rem]/[1.8]" data-text>
          {summary}
        </p>
        <Marks marks={marks} label={publication('marks')} />
        <Tags tags={shown.map(({ name }) => name)} label={t('tags')} searched>
          {more.length > 0 && (
            <li>
              <span aria-hidden="true">+{more.length}</span>
              <span className="visually-hidden">
                {t(more.length === 1 ? 'moreOne' : 'more', { count: more.length })}
              </span>
            </li>
          )}
        </Tags>
      </div>
      {picture && (
        <div className="aspect-[16/10] overflow-hidden border border-line">
          <Picture
            imgClassName="size-full object-cover transition-transform duration-(--duration-move) ease-arm group-hover:scale-[1.03]"
            image={picture}
            alt=""
            sizes={SIZES}
            priority={first}
          />
        </div>
      )}
    </li>
  );
}
