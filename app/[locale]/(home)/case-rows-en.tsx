import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { CaseLink } from '@/app/[locale]/cases/case-link';
import { casesPage } from '@/app/[locale]/cases/definition';
import { firstChange } from '@/app/[locale]/cases/measure-text';
import { MeasuredChange } from '@/components/sections/measured-change';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { chosen, type Entry } from '@/lib/content';
import { imageOf } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import { plainText } from '@/lib/text/lines';

type Cases = HomeEn['cases'];
type RowProps = Cases['items'][number] & {
  entry: Entry<'cases'>;
  labels: Pick<Cases, 'challenge' | 'solution' | 'impact'>;
};

/** Four case studies as rows: picture, figure and title, then challenge, solution, impact. */
export function CaseRowsEn({ label, title, note, all, items, ...labels }: Cases) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10">
      <p className="self-end md:col-start-10 md:justify-self-end">
        <ButtonLink look="text" to={casesPage.path} text={all} />
      </p>
      <ol className="border-t border-ink">
        {chosen('cases', 'en', items).map((item) => (
          <li key={item.id}>
            <CaseRow {...item} labels={labels} />
          </li>
        ))}
      </ol>
      <p className="text-small text-ink-3">{note}</p>
    </Section>
  );
}

const ROW = [
  'group relative grid items-start gap-x-8 gap-y-5 border-line border-b py-7',
  'sm:grid-cols-[2fr_3fr] md:grid-cols-[3fr_4.4fr_4.6fr] md:py-8',
].join(' ');

/** What was measured, large. */
const FIGURE = [
  'flex flex-wrap items-baseline gap-2 font-head font-medium text-[clamp(1.75rem,1.2rem+2vw,2.875rem)]/[1.1]',
  'text-ink tracking-figure tnum [text-autospace:no-autospace]',
].join(' ');

/** Results are a list on the page of the case; beside sentences the first of them ends as one. */
const asSentence = (result = '') => (/[.!?]$/.test(result) ? result : `${result}.`);

function CaseRow({ id, entry, subtitle, labels, challenge, solution }: RowProps) {
  const { title, date, measures, results } = entry.data;
  const sentences = { challenge, solution, impact: asSentence(results[0]) };
  return (
    <div className={ROW}>
      <div className="overflow-hidden bg-stage">
        <Picture
          {...imageOf(entry)}
          sizes="(min-width: 56rem) 24vw, 100vw"
          imgClassName="aspect-[16/10] w-full object-cover transition-transform duration-1200 ease-arm group-hover:scale-[1.03]"
        />
      </div>
      <div>
        <p className={FIGURE}>
          <MeasuredChange {...firstChange(measures)} look="row" />
        </p>
        <h3 className="mt-3 text-[1.25rem]/[1.35] group-hover:text-teal">
          <CaseLink id={id} title={plainText(title)} />
        </h3>
        <SampleMark id={id} />
        <p className="mt-1 flex gap-3 text-[0.8125rem] font-semibold text-teal">
          {subtitle}
          <time dateTime={date} className="font-normal text-ink-3">
            {formatDate(date, 'en')}
          </time>
        </p>
      </div>
      <dl className="grid gap-2.5 text-[0.9375rem]/[1.55] sm:col-start-2 md:col-start-auto">
        {(['challenge', 'solution', 'impact'] as const).map((part) => (
          <div key={part}>
            <dt className="text-label/[1.55] text-ink-3">{labels[part]}</dt>
            <dd>{sentences[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
