import { PageTitle, PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { ButtonLink } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { labcraftPage } from '../definition';
import type { TryCopy } from './copy';
import { tryPage } from './definition';
import { Workshop } from './workshop';

/** /services/labcraft/try: the workbench from edge to edge, under a night that runs into it. */
const { generateMetadata, Page } = route(
  tryPage,
  (copy) => (
    <>
      <TryHero {...copy.hero} />
      <noscript>
        <Sheet className="surface-night pb-6">
          <p>{copy.section.noscript}</p>
        </Sheet>
      </noscript>
      <Workshop />
    </>
  ),
  { surface: 'night' },
);

export { generateMetadata, Page as default };

/** What the trial is and what it is not; low where the screen is wide, as that of the desk check. */
function TryHero({ title, text, back }: TryCopy['hero']) {
  return (
    <PageTop
      page={tryPage}
      className="surface-night [&_nav_a]:text-on-dark-2 [&_nav_ol]:text-on-dark-2"
      sheet="md:items-end"
    >
      <PageTitle
        page={tryPage}
        text={title}
        className="py-6 text-white md:col-end-9 md:pb-12 md:text-h2 xl:ja:[&>br]:hidden"
      />
      <div className="pb-6 md:col-start-9">
        <p className="text-small">{text}</p>
        <ButtonLink look="text-night" to={labcraftPage.path} icon="left" text={back} />
      </div>
    </PageTop>
  );
}
