import { PageTitle, PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { ButtonLink } from '@/components/ui/button';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import { labcraftPage } from '../definition';
import type { TryCopy } from './copy';
import { tryPage } from './definition';
import { Workshop } from './workshop';

/** /services/labcraft/try: the trial with all the room there is. */
const { generateMetadata, Page } = route(tryPage, (copy) => (
  <>
    <TryHero {...copy.hero} />
    <Section label={copy.section.label} title={copy.section.title} surface="white">
      <noscript>
        <p>{copy.section.noscript}</p>
      </noscript>
      <div data-needs-script>
        <Workshop />
      </div>
    </Section>
  </>
));

export { generateMetadata, Page as default };

/** What the trial is and what it is not. */
function TryHero({ title, text, back }: TryCopy['hero']) {
  return (
    <PageTop page={tryPage} sheet>
      <PageTitle page={tryPage} text={title} className="pt-[clamp(1.5rem,4vw,4rem)] md:col-end-9" />
      <div className="pt-6 pb-12">
        <Lead>{text}</Lead>
        <ButtonLink look="text" to={labcraftPage.path} text={back} />
      </div>
    </PageTop>
  );
}
