import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';
import { FEED_FORMATS, type FeedList, feedPath } from '@/lib/feeds/paths';

/** The way to the feed of a list, at its foot. */
export async function FeedLink({ list }: { list: FeedList }) {
  const t = await getTranslations('feeds');
  return (
    <p className="mt-6 text-small">
      <SiteLink
        to={feedPath(list, 'rss')}
        type={FEED_FORMATS.rss.type}
        className="inline-flex min-h-11 min-w-11 items-center underline-offset-4"
      >
        {t('rss')}
        <span className="visually-hidden">{t(list)}</span>
      </SiteLink>
    </p>
  );
}
