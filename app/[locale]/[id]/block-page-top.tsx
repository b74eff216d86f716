import { getTranslations } from 'next-intl/server';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { Lead } from '@/components/ui/lead';
import { Marks } from '@/components/ui/marks';
import { Picture } from '@/components/ui/picture';
import { Sheet } from '@/components/ui/sheet';
import type { Entry } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import type { Page } from '@/lib/pages/define-page';

type BlockPageTopProps = { entry: Entry<'block-pages'>; page: Page };

/** The first screen: title and what it says, with a picture beside it if there is one; above it what has ended. */
export async function BlockPageTop({ entry, page }: BlockPageTopProps) {
  const t = await getTranslations('publication');
  const { locale, folder, data } = entry;
  const { title, text, image, caption } = data.top;
  return (
    <PageTop page={page} label={title}>
      <Sheet className="items-end gap-y-8 pt-6">
        {page.ended && data.until ? (
          <p className="border-l-3 border-orange bg-white px-5 py-4 text-ink" role="note">
            {t('ended', { date: formatDate(data.until, locale) })}
          </p>
        ) : null}
        <div className={image ? 'pb-8 md:col-end-8 md:pb-18' : 'pb-section md:col-end-10'}>
          <Marks marks={entryMarks(entry)} label={t('marks')} />
          <PageTitle page={page} text={title} />
          <Lead className="mt-5">{text}</Lead>
        </div>
        {image ? (
          <figure className="md:col-start-8">
            <Picture
              image={imageKey(folder, image.src)}
              alt={image.alt}
              sizes="(min-width: 56rem) 45vw, 95vw"
              imgClassName="aspect-[4/3] w-full object-cover"
              priority
            />
            {caption ? <figcaption className="caption pb-4">{caption}</figcaption> : null}
          </figure>
        ) : null}
      </Sheet>
    </PageTop>
  );
}
