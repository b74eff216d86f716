import type { ServicesCopy } from '@/app/[locale]/services/copy';
import { inPreparation } from '@/components/sections/page-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Section } from '@/components/ui/section';
import { SoonButton } from '@/components/ui/soon-button';

type Project = ServicesCopy['projects']['items'][number];

/** The other projects in one, two or three columns. Those still to come show a notice and lead nowhere. */
export function ProjectGrid({ label, title, items }: ServicesCopy['projects']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10">
      <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((project) => (
          <ProjectCard key={project.name} {...project} />
        ))}
      </ul>
    </Section>
  );
}

const NAME = 'text-[clamp(1.5rem,1.1rem+1.9vw,2.375rem)]/[1.2] tracking-[-0.03em] group-hover:text-teal';

function ProjectCard({ name, kind, text, link, more }: Project) {
  const labneeds = link !== undefined && inPreparation(link);
  const soon = labneeds || !link;
  return (
    <li className="group relative flex flex-col items-start border-t border-ink pt-5">
      <h3 className={NAME}>{name}</h3>
      <p className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-[0.875rem] text-ink-3">
        {kind}
        {soon ? <Badge status="soon" /> : null}
      </p>
      <p className="mt-3 mb-4 flex-1">{text}</p>
      {soon || !link ? (
        <SoonButton
          notice={labneeds ? 'labneeds' : 'soon'}
          className={buttonLook({ look: 'text', className: 'stretched' })}
        >
          {more}
        </SoonButton>
      ) : (
        <ButtonLink look="text" to={link} className="stretched" text={more} />
      )}
    </li>
  );
}
