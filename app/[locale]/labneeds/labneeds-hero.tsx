import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { AnchorButton, ExternalButton } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import { site } from '@/lib/content';
import { plainText } from '@/lib/text/lines';
import { labneedsPage } from './definition';
import { StatsDrawing } from './stats-drawing';

type LabneedsHeroProps = Pick<LabneedsCopy, 'hero' | 'stats'>;

/** The statement, its two ways on, and the size of the platform drawn one plate a project. */
export function LabneedsHero({ hero, stats }: LabneedsHeroProps) {
  return (
    <>
      <section className="top" aria-label={plainText(hero.title)}>
        <div className="s">
          <PageBreadcrumb page={labneedsPage} />
        </div>
        <div className="s gap-y-6 pt-6 pb-(--spacing-block) md:pt-10">
          <Heading level={1} label={hero.label} text={hero.title} className="a-1 b-9" />
          <div className="a-9 b-13 self-end">
            <p className="lead">{hero.text}</p>
            <div className="acts mt-6">
              <ExternalButton look="p" href={site().urls.labneedsRequest} text={hero.request} />
              <ExternalButton look="t" href={site().urls.labneedsParticipation} text={hero.join} />
              <AnchorButton look="t" to="#examples" text={hero.browse} />
            </div>
          </div>
        </div>
      </section>
      <section className="lnstats s" aria-label={stats.label}>
        <div className="lnstats__v bl a-1 b-9">
          <StatsDrawing label={stats.drawing} />
        </div>
        <FactList items={stats.items} className="lnstats__n a-9 b-13" />
      </section>
    </>
  );
}
