import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { PageTop } from '@/app/frame/page-top';
import * as draw from '@/components/drawings/looks';
import { SampleNote } from '@/components/sections/publication/sample-note';
import { Actions } from '@/components/ui/actions';
import { AnchorButton, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Sheet } from '@/components/ui/sheet';
import { figure, site, source } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { labneedsPage } from './definition';
import { LABNEEDS_FIGURES } from './figures';

type LabneedsHeroProps = Pick<LabneedsCopy, 'hero' | 'stats'>;

/** The statement, its two ways on, and the size of the platform drawn one plate a project. */
export async function LabneedsHero({ hero, stats }: LabneedsHeroProps) {
  const samples = source(await pageLocale()).sampleFigures(LABNEEDS_FIGURES);
  return (
    <>
      <PageTop page={labneedsPage} label={hero.title}>
        <Sheet className="gap-y-6 pt-6 pb-part md:pt-10">
          <Heading level={1} label={hero.label} text={hero.title} className="md:col-end-10" />
          <div className="self-end md:col-start-10">
            <Lead>{hero.text}</Lead>
            <Actions className="mt-6">
              <ExternalButton look="primary" href={site().urls.labneedsRequest} text={hero.request} />
              <ExternalButton look="text" href={site().urls.labneedsParticipation} text={hero.join} />
              <AnchorButton look="text" to="#examples" text={hero.browse} />
            </Actions>
          </div>
        </Sheet>
      </PageTop>
      <section className="sheet gap-y-4 bg-stage py-[clamp(2rem,4vw,4rem)]" aria-label={stats.label}>
        <div className="col-start-1 pl-gutter md:col-end-10 md:pr-4 md:pl-[max(var(--spacing-gutter),50vw-var(--container-sheet)/2)]">
          <StatsDrawing label={stats.drawing} />
        </div>
        <dl className="grid content-between sm:max-md:grid-cols-3 sm:max-md:gap-x-gap md:col-start-10">
          {stats.items.map(({ term, value }) => (
            <div key={term} className="border-t border-ink py-3">
              <dt className="text-[0.875rem]">{term}</dt>
              <dd className="font-head palt-tnum text-[clamp(2rem,1.2rem+2.6vw,3.5rem)]/[1.15] font-medium tracking-figure text-ink [text-autospace:no-autospace]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="md:col-start-10">
          {stats.counting ? <p className="text-small">{stats.counting}</p> : null}
          <SampleNote what={samples} />
        </div>
      </section>
    </>
  );
}

const COLUMNS = 15;
const PITCH = { x: 40, y: 29 };
const DOTS_PER_ROW = 25;

/** Numbers from 0, one for each thing to draw. */
const count = (name: string) => Array.from({ length: figure(name) }, (_, index) => index);

/** One small plate a project, filled when it is completed; below, one dot for each engineer. */
function StatsDrawing({ label }: { label: string }) {
  const completed = figure('labneeds.completed');
  const rows = Math.ceil(figure('labneeds.projects') / COLUMNS);
  const width = COLUMNS * PITCH.x;
  const pitch = width / DOTS_PER_ROW;
  return (
    <svg
      className="drawing h-auto w-full"
      viewBox={`0 0 ${width} ${rows * PITCH.y + 64}`}
      role="img"
      aria-label={label}
    >
      {count('labneeds.projects').map((index) => (
        <path
          key={index}
          className={index < completed ? draw.filledWell : draw.emptyWell}
          transform={`translate(${(index % COLUMNS) * PITCH.x + 4} ${Math.floor(index / COLUMNS) * PITCH.y + 4})`}
          d="M4 0H32V21H0V4Z"
        />
      ))}
      <path className={draw.line} d={`M4 ${rows * PITCH.y + 10}H${width - 4}`} />
      {count('labneeds.engineers').map((index) => (
        <circle
          key={index}
          className={draw.cap}
          r="4.5"
          cx={pitch / 2 + (index % DOTS_PER_ROW) * pitch}
          cy={rows * PITCH.y + 28 + Math.floor(index / DOTS_PER_ROW) * pitch}
        />
      ))}
    </svg>
  );
}
