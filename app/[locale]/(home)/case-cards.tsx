import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { CaseLink } from '@/app/[locale]/cases/case-link';
import { casesPage } from '@/app/[locale]/cases/definition';
import { SpreadCurves } from '@/components/drawings/spread-curves';
import { CaseCard } from '@/components/sections/case-card';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

type Case = HomeJa['cases']['items'][number];

/** Three cases, the first one large, each led by its measured number. */
export function CaseCards({ label, title, all, note, items }: HomeJa['cases']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9">
      <p className="self-end md:col-start-10 md:justify-self-end">
        <ButtonLink look="text" to={casesPage.path} text={all} />
      </p>
      <ul className="grid gap-x-gap gap-y-12 md:grid-cols-[7fr_5fr] md:grid-rows-[auto_auto] md:gap-x-[calc(var(--spacing-gap)*2.5)]">
        {items.map((item, place) => (
          <li key={item.id} className="md:first:row-[1/3]">
            <HomeCase {...item} large={place === 0} />
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-3">{note}</p>
    </Section>
  );
}

function HomeCase({ id, title, text, tags, image, drawing, large, ...figures }: Case & { large: boolean }) {
  return (
    <CaseCard
      id={id}
      look={large ? 'large' : 'small'}
      image={image && homePage.imageOf(image)}
      sizes={`(min-width: 56rem) ${large ? 55 : 38}vw, (min-width: 40rem) 46vw, 100vw`}
      drawing={drawing ? <SpreadCurves {...drawing} /> : null}
      figures={figures}
      title={<CaseLink id={id} title={title} />}
      text={text}
      tags={tags}
    />
  );
}
