import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { casesPage } from '@/app/[locale]/cases/definition';
import { CaseEntryCard } from '@/app/[locale]/cases/entry-card';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { chosen } from '@/lib/content';

/** Three cases, the first one large, each led by its measured number. */
export function CaseCards({ label, title, all, note, items }: HomeJa['cases']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9">
      <p className="self-end md:col-start-10 md:justify-self-end">
        <ButtonLink look="text" to={casesPage.path} text={all} />
      </p>
      <ul className="grid gap-x-gap gap-y-12 md:grid-cols-[7fr_5fr] md:grid-rows-[auto_auto] md:gap-x-[calc(var(--spacing-gap)*2.5)]">
        {chosen('cases', 'ja', items).map(({ entry, drawn }, place) => (
          <li key={entry.id} className="md:first:row-[1/3]">
            <CaseEntryCard
              entry={entry}
              drawn={drawn}
              look={place === 0 ? 'large' : 'small'}
              sizes={`(min-width: 56rem) ${place === 0 ? 55 : 38}vw, (min-width: 40rem) 46vw, 100vw`}
            />
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-3">{note}</p>
    </Section>
  );
}
