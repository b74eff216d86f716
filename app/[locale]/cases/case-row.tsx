import { getTranslations } from 'next-intl/server';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { Marks } from '@/components/ui/marks';
import { Picture } from '@/components/ui/picture';
import { Tags } from '@/components/ui/tags';
import { type Entry, tagsOf } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import { CaseHeading } from './case-heading';
import { firstChange } from './measure-text';

type CaseRowProps = {
  entry: Entry<'cases'>;
  /** The first of the list, whose picture is above the fold. */
  first: boolean;
};

/** A case in the list, led by its measured number; all of it is the link. */
export async function CaseRow({ entry, first }: CaseRowProps) {
  const { id, locale, folder, data } = entry;
  const { title, description, image, date, industry, measures } = data;
  const t = await getTranslations('industry');
  const publication = await getTranslations('publication');
  return (
    <li className="case crow" data-industry={industry}>
      <div className="case__v">
        <Picture
          image={imageKey(folder, image.src)}
          alt={image.alt}
          sizes="(min-width: 56rem) 45vw, (min-width: 40rem) 90vw, 100vw"
          priority={first}
        />
      </div>
      <div className="crow__a">
        <CaseHeading id={id} title={title} {...firstChange(measures)} />
        <Marks marks={entryMarks(entry)} label={publication('marks')} />
        <SampleMark id={id} />
      </div>
      <div className="crow__b">
        <p>{description}</p>
        <p className="crow__m">
          <b>{t(industry)}</b>
          <time dateTime={date}>{formatDate(date, locale)}</time>
        </p>
        <Tags tags={tagsOf(entry).map(({ name }) => name)} />
      </div>
    </li>
  );
}
