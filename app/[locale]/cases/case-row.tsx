import { getTranslations } from 'next-intl/server';
import { MeasuredChange } from '@/components/sections/measured-change';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { Marks } from '@/components/ui/marks';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { Tags } from '@/components/ui/tags';
import { type Entry, tagsOf } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import { casesPage } from './definition';
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
        <p className="case__n">
          <MeasuredChange {...firstChange(measures)} />
        </p>
        <h3>
          <SiteLink to={`${casesPage.path}/${id}`} className="stretched">
            <Phrases text={title} />
          </SiteLink>
        </h3>
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
