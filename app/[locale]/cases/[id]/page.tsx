import { otherCases } from '@/app/[locale]/cases/[id]/others';
import { CaseHeading } from '@/app/[locale]/cases/case-heading';
import { firstChange } from '@/app/[locale]/cases/measure-text';
import { entryRoute } from '@/app/page-route';
import { RelatedSection } from '@/components/sections/article/related-entries';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ChangedFigure } from '@/components/sections/measured-change';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Tags } from '@/components/ui/tags';
import { type Entry, list, tagsOf } from '@/lib/content';
import type { CaseStudy } from '@/lib/content/cases';
import { imageKey } from '@/lib/content/image-key';
import { CaseHead } from './case-head';
import { CaseMaterial } from './case-material';
import { CaseSide } from './case-side';
import { CaseStory } from './case-story';
import { caseCopy, casePages } from './definition';

export const dynamicParams = false;

/** One case with everything that is known of it (spec section 2, /cases/{id}). */
const { generateStaticParams, generateMetadata, Page } = entryRoute(casePages, (entry) => {
  const copy = caseCopy.copy(entry.locale);
  return (
    <>
      <article>
        <CaseHead entry={entry} copy={copy} />
        <CaseMeasures measures={entry.data.measures} {...copy.measures} />
        <div className="sheet gap-y-block pb-(--spacing-section)">
          <CaseStory data={entry.data} copy={copy} />
          <CaseSide entry={entry} copy={copy} />
        </div>
      </article>
      <CaseMaterial entry={entry} copy={copy} />
      <RelatedSection kind="cases" entry={entry} />
      <OtherCases current={entry} {...copy.others} />
      <ClosingAsk {...copy.ask} />
    </>
  );
});

export { generateMetadata, generateStaticParams, Page as default };

type CaseMeasuresProps = Pick<CaseStudy, 'measures'> & { label: string; note: string };

/** What was measured, large, with the limit of the claim beside it. */
function CaseMeasures({ label, measures, note }: CaseMeasuresProps) {
  return (
    <section className="sheet py-(--spacing-block)" aria-label={label}>
      <div className="casem">
        <dl className="grid sm:grid-flow-col sm:justify-start">
          {measures.map((measure) => (
            <ChangedFigure
              key={measure.term}
              {...measure}
              className="sm:not-first:ml-8"
              smallClass="first:mr-[0.1em] en:mx-[0.15em]"
            />
          ))}
        </dl>
        <p className="text-small text-ink-3">{note}</p>
      </div>
    </section>
  );
}

type OtherCasesProps = { current: Entry<'cases'>; label: string; title: string };

const comparable = (entry: Entry<'cases'>) => ({ ...entry.data, id: entry.id, entry });

/** Up to three other cases, those closest to this one first (spec section 9). */
function OtherCases({ current, label, title }: OtherCasesProps) {
  const others = otherCases(comparable(current), list('cases', current.locale).map(comparable));
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" surface="sunk">
      <ul className="cases cases--3">
        {others.map(({ id, entry }) => (
          <li key={id}>
            <CaseCard {...entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Another case in short, led by its measured number. */
function CaseCard(entry: Entry<'cases'>) {
  const { id, folder, data } = entry;
  const { title, description, image, measures } = data;
  return (
    <div className="case">
      <div className="case__v">
        <Picture
          image={imageKey(folder, image.src)}
          alt={image.alt}
          sizes="(min-width: 84rem) 27rem, (min-width: 56rem) 31vw, 100vw"
        />
      </div>
      <CaseHeading id={id} title={title} {...firstChange(measures)} />
      <SampleMark id={id} />
      <p>{description}</p>
      <Tags tags={tagsOf(entry).map(({ name }) => name)} />
    </div>
  );
}
