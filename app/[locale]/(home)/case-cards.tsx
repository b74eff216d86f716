import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { CaseHeading } from '@/app/[locale]/cases/case-heading';
import { casesPage } from '@/app/[locale]/cases/definition';
import { SpreadCurves } from '@/components/drawings/spread-curves';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Tags } from '@/components/ui/tags';

type Case = HomeJa['cases']['items'][number];

/** Three cases, the first one large, each led by its measured number. */
export function CaseCards({ label, title, all, note, items }: HomeJa['cases']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9">
      <p className="md:col-start-10 self-end md:justify-self-end">
        <ButtonLink look="text" to={casesPage.path} text={all} />
      </p>
      <ul className="cases cases--home">
        {items.map((item) => (
          <li key={item.id}>
            <CaseCard {...item} />
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-3">{note}</p>
    </Section>
  );
}

function CaseCard({ id, title, text, tags, image, drawing, ...figures }: Case) {
  return (
    <div className="case">
      {image ? (
        <div className="case__v">
          <Picture {...homePage.imageOf(image)} sizes="(min-width: 56rem) 55vw, 100vw" />
        </div>
      ) : null}
      {drawing ? (
        <div className="case__v case__v--d">
          <SpreadCurves {...drawing} />
        </div>
      ) : null}
      <CaseHeading id={id} title={title} {...figures} />
      <SampleMark id={id} />
      <p>{text}</p>
      <Tags tags={tags} />
    </div>
  );
}
