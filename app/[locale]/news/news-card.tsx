import { getTranslations } from 'next-intl/server';
import { Marks } from '@/components/ui/marks';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { Tags } from '@/components/ui/tags';
import { entryPath } from '@/lib/listing/paths';
import type { NewsArticle } from './news-articles';

/** The width of its picture at each window width. */
const SIZES = '(min-width: 40rem) 15rem, 90vw';

type NewsCardProps = NewsArticle & {
  hidden?: boolean;
  /** The first of its page, whose picture is above the fold. */
  first?: boolean;
};

/** An article in a list. `data-text` is what is searched. */
export async function NewsCard({ hidden, first, ...article }: NewsCardProps) {
  const t = await getTranslations('article');
  const publication = await getTranslations('publication');
  const { id, date, dateText, category, categoryText, title, excerpt, tags, cardPicture, marks } = article;
  return (
    <li
      // The last of what a page shows is closed by a line; without script that is the last of all.
      className="group relative gap-x-8 gap-y-4 border-t border-line py-7 not-[[hidden]]:grid last:border-b sm:grid-cols-[15rem_1fr] md:py-9 [[data-ready]_&:nth-last-child(1_of_:not([hidden]))]:border-b"
      id={id}
      data-category={category}
      hidden={hidden}
    >
      <Picture
        imgClassName="aspect-[16/10] w-full object-cover"
        image={cardPicture}
        alt=""
        sizes={SIZES}
        priority={first}
      />
      <div>
        <p className="mb-3 flex gap-4 text-[0.9375rem]/[1.8] text-ink-3">
          <time className="font-mono" dateTime={date}>
            {dateText}
          </time>
          <b className="text-teal">{categoryText}</b>
        </p>
        <h2
          className="mt-1.5 mb-2 text-[clamp(1.1875rem,1rem+0.8vw,1.5rem)]/[1.45] tracking-[-0.01em] group-hover:text-teal"
          data-text
        >
          <SiteLink className="stretched no-underline" to={entryPath('news', id)}>
            <Phrases text={title} />
          </SiteLink>
        </h2>
        <p className="mb-3 text-[0.9375rem]/[1.8]" data-text>
          {excerpt}
        </p>
        <Marks marks={marks} label={publication('marks')} />
        {tags.length > 0 && <Tags tags={tags.map(({ name }) => name)} label={t('tags')} searched />}
      </div>
    </li>
  );
}
