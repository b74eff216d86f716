import type { AboutCopy } from '@/app/[locale]/about/copy';
import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { LABNEEDS_FIGURES } from '@/app/[locale]/labneeds/figures';
import * as draw from '@/components/drawings/looks';
import { inPreparation, PageLink } from '@/components/sections/page-link';
import { SampleNote } from '@/components/sections/publication/sample-note';
import { Badge } from '@/components/ui/badge';
import { buttonLook } from '@/components/ui/button-look';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { figure, source } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';

/** The drawing stands on the stage, which ends on the right with its column. */
const STAGE =
  'bg-stage p-[clamp(1.25rem,3vw,3rem)] pb-2 md:pl-[max(var(--spacing-gutter),50vw-var(--container-sheet)/2)]';

/** The LabNeeds project: its size drawn one circle a project, bleeding off the left edge. */
export async function LabneedsBlock({ label, title, text, more, drawing, figures }: AboutCopy['labneeds']) {
  const samples = source(await pageLocale()).sampleFigures(LABNEEDS_FIGURES);
  return (
    <Section label={label} surface="white">
      <div className="self-end md:col-start-9 md:row-start-1">
        <Heading level={2} label={label} text={title} />
        {inPreparation() ? <Badge status="soon" /> : null}
        <p className="mt-5 mb-6">{text}</p>
        <PageLink to={labneedsPage.path} className={buttonLook()}>
          <span>{more}</span>
          <Icon name="arrow" />
        </PageLink>
      </div>
      <div className={`${STAGE} col-start-1 md:col-end-8 md:row-start-1`}>
        <ProjectsDrawing label={drawing} />
        <FactList items={figures} look="row" className="mt-6 border-b-0" />
        <SampleNote what={samples} className="mb-4" />
      </div>
    </Section>
  );
}

const COLUMNS = 20;
const PITCH = 30;

/** Numbers from 0, one for each circle to draw. */
const count = (name: string) => Array.from({ length: figure(name) }, (_, index) => index);

const place = (index: number, pitch: number, columns: number) => ({
  cx: pitch / 2 + (index % columns) * pitch,
  cy: pitch / 2 + Math.floor(index / columns) * pitch,
});

/** One circle a project, filled when it is completed; below, one dot for each student engineer. */
function ProjectsDrawing({ label }: { label: string }) {
  const completed = figure('labneeds.completed');
  return (
    <svg className="drawing h-auto w-full" viewBox="0 0 600 250" role="img" aria-label={label}>
      {count('labneeds.projects').map((index) => (
        <circle
          key={index}
          {...place(index, PITCH, COLUMNS)}
          r="10.5"
          className={index < completed ? draw.filledWell : draw.emptyWell}
        />
      ))}
      <path className={draw.line} d="M0 192H600" />
      <g transform="translate(0 200)">
        {count('labneeds.engineers').map((index) => (
          <circle key={index} {...place(index, PITCH / 1.25, COLUMNS * 1.25)} r="4" className={draw.cap} />
        ))}
      </g>
    </svg>
  );
}
