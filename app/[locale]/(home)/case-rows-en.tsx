import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { casesPage } from '@/app/[locale]/cases/definition';
import { MeasuredChange } from '@/components/sections/measured-change';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { formatDate } from '@/lib/dates';

type Cases = HomeEn['cases'];
type RowProps = Cases['items'][number] & { labels: Pick<Cases, 'challenge' | 'solution' | 'impact'> };

/** Four case studies as rows: picture, figure and title, then challenge, solution, impact. */
export function CaseRowsEn({ label, title, note, all, items, ...labels }: Cases) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10">
      <p className="md:col-start-10 self-end md:justify-self-end">
        <ButtonLink look="text" to={casesPage.path} text={all} />
      </p>
      <ol className="erow">
        {items.map((item) => (
          <li key={item.id}>
            <CaseRow {...item} labels={labels} />
          </li>
        ))}
      </ol>
      <p className="text-small text-ink-3">{note}</p>
    </Section>
  );
}

function CaseRow({ id, date, title, subtitle, image, labels, ...item }: RowProps) {
  const { lead, before, after, unit } = item;
  return (
    <div className="erow__r">
      <div className="erow__v">
        <Picture {...homePage.imageOf(image)} sizes="(min-width: 56rem) 24vw, 100vw" />
      </div>
      <div className="erow__t">
        <p className="erow__n">
          <MeasuredChange lead={lead} before={before} after={after} unit={unit} look="row" />
        </p>
        <h3>
          <SiteLink to={`${casesPage.path}/${id}`} className="stretched">
            {title}
          </SiteLink>
        </h3>
        <SampleMark id={id} />
        <p className="erow__m">
          {subtitle}
          <time dateTime={date}>{formatDate(date, 'en')}</time>
        </p>
      </div>
      <dl className="erow__d">
        {(['challenge', 'solution', 'impact'] as const).map((part) => (
          <div key={part}>
            <dt>{labels[part]}</dt>
            <dd>{item[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
