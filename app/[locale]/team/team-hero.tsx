import type { TeamCopy } from '@/app/[locale]/team/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { AssemblyDrawing } from './assembly-drawing';
import { teamPage } from './definition';

type TeamHeroProps = TeamCopy['hero'] & { crumb: string };

/** An assembly drawing whose part numbers are the roles of the team. */
export function TeamHero({ crumb, title, text, drawing, caption }: TeamHeroProps) {
  return (
    <section className="top" aria-label={crumb}>
      <div className="s chero">
        <PageBreadcrumb page={teamPage} />
        <div className="chero__t a-1 b-6">
          <Heading level={1} label={crumb} text={title} />
          <p className="lead mt-6">{text}</p>
        </div>
        <figure className="teamv br a-6 b-13">
          <AssemblyDrawing label={drawing} />
          <FigureCaption {...caption} />
        </figure>
      </div>
    </section>
  );
}
