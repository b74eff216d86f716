import { getTranslations } from 'next-intl/server';
import { CASE_TEXT, CaseFrame } from '@/components/sections/case-card';
import { CaseFigure } from '@/components/sections/measured-change';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { Marks } from '@/components/ui/marks';
import { Tags } from '@/components/ui/tags';
import { type Entry, tagsOf } from '@/lib/content';
import { imageOf } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import { CaseLink } from './case-link';
import { firstChange } from './measure-text';

type CaseRowProps = {
  entry: Entry<'cases'>;
  /** The first of the list, whose picture is above the fold. */
  first: boolean;
};

/** The first that is shown is large, with its picture on the left; the others are rows with theirs on the right. */
const ROW =
  'group relative grid grid-cols-1 border-line border-t py-8 first-shown:border-t-ink last:border-b [&[hidden]]:hidden sm:max-md:grid-cols-2 sm:max-md:gap-x-8 ' +
  'md:grid-cols-[5fr_4fr_3fr] md:items-start md:gap-x-[calc(var(--spacing-gap)*2)] ' +
  'md:first-shown:grid-cols-[7fr_5fr] md:first-shown:grid-rows-[1fr_auto] md:first-shown:pt-10 md:first-shown:pb-14';

const TITLE =
  'my-2 text-[1.1875rem]/[1.55] group-hover:text-teal md:text-h3/[1.55] ' +
  'md:group-first-shown:mt-6 md:group-first-shown:text-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)]/[1.35]';

/** A case in the list, led by its measured number; all of it is the link. */
export async function CaseRow({ entry, first }: CaseRowProps) {
  const { id, locale, data } = entry;
  const { title, description, date, industry, measures } = data;
  const t = await getTranslations('industry');
  const publication = await getTranslations('publication');
  return (
    <li className={ROW} data-industry={industry}>
      <CaseFrame
        image={imageOf(entry)}
        sizes="(min-width: 56rem) 45vw, (min-width: 40rem) 46vw, 100vw"
        priority={first}
        className="aspect-[16/10] sm:max-md:row-span-2 md:col-start-3 md:row-start-1 md:group-first-shown:col-start-1 md:group-first-shown:row-span-2"
      />
      <div>
        <CaseFigure
          {...firstChange(measures)}
          className="sm:mt-0 md:group-first-shown:text-figure/[1.1]"
          unitClass="basis-full md:group-first-shown:mt-2"
        />
        <h3 className={TITLE}>
          <CaseLink id={id} title={title} />
        </h3>
        <Marks marks={entryMarks(entry)} label={publication('marks')} />
        <SampleMark id={id} className={CASE_TEXT} />
      </div>
      <div>
        <p className={CASE_TEXT}>{description}</p>
        <p className="mb-1 flex flex-wrap gap-x-4 text-[0.875rem]/[1.8] text-ink-3">
          <b className="text-teal">{t(industry)}</b>
          <time dateTime={date}>{formatDate(date, locale)}</time>
        </p>
        <Tags tags={tagsOf(entry).map(({ name }) => name)} />
      </div>
    </li>
  );
}
