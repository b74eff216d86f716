import type { TeamCopy } from '@/app/[locale]/team/copy';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { NumberedRows } from '@/app/sections/numbered-rows';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import { AssemblyDrawing } from './assembly-drawing';
import { CrewTable } from './crew-table';
import { teamPage } from './definition';

/** /team: how a team is composed, role by role. */
const { generateMetadata, Page } = route(teamPage, (copy) => (
  <>
    <TeamHero {...copy.hero} />
    <RolesList {...copy.roles} />
    <CrewTable {...copy.crew} />
  </>
));

export { generateMetadata, Page as default };

/** An assembly drawing whose part numbers are the roles of the team. */
function TeamHero({ title, text, drawing, caption }: TeamCopy['hero']) {
  return (
    <PageTop page={teamPage} sheet="items-end pt-6">
      <div className="pt-6 pb-8 md:col-end-7 md:pb-18">
        <PageTitle page={teamPage} text={title} />
        <Lead className="mt-6">{text}</Lead>
      </div>
      <figure className="-col-end-1 bg-stage md:col-start-7">
        <AssemblyDrawing label={drawing} />
        <FigureCaption {...caption} className="caption px-5 pb-5" />
      </figure>
    </PageTop>
  );
}

/** The list of parts to the drawing: one role a number. */
function RolesList({ label, title, note, items }: TeamCopy['roles']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="white">
      <p className="self-end text-small text-ink-3 md:col-start-10">{note}</p>
      <NumberedRows items={items} />
    </Section>
  );
}
