import { contactPage } from '@/app/[locale]/contact/definition';
import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { route } from '@/app/page-route';
import { Steps } from '@/components/blocks/steps/steps';
import { Faq } from '@/components/sections/faq';
import { ListSection } from '@/components/sections/list-section';
import { OldValue } from '@/components/sections/measured-change';
import { ButtonLink } from '@/components/ui/button';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { VideoFacade } from '@/components/ui/video-facade';
import { site } from '@/lib/content';
import { torePage } from './definition';
import { ToreHero } from './tore-hero';
import { TorePilot } from './tore-pilot';
import { ToreProblems } from './tore-problems';
import { ToreScenes } from './tore-scenes';

/** The page about the cafeteria checkout (spec section 2). */
const { generateMetadata, Page } = route(torePage, (copy) => (
  <>
    <ToreHero {...copy} />
    <ToreProblems {...copy.problems} />
    <Steps {...copy.flow} frame={{ surface: 'night', id: 'flow', 'data-hash-scroll': true }} />
    <ToreFilm {...copy.film} />
    <ListSection
      {...copy.features}
      titleClass="md:col-end-9"
      flush
      textClass="self-end md:col-start-9"
      list={{
        className: 'grid gap-x-gap sm:grid-cols-2 md:grid-cols-3',
        itemClass: 'border-line border-t pt-5 pb-10',
        textClass: 'text-small mt-2',
        above: (feature) => (
          <p className="mb-5 flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-3">
            <OldValue text={feature.from} arrow="text-teal" />
            <b>{feature.to}</b>
          </p>
        ),
      }}
    />
    <TorePilot {...copy.pilot} />
    <ToreScenes {...copy.scenes} />
    <ToreFaq {...copy.faq} />
  </>
));

export { generateMetadata, Page as default };

/** The checkout at work, over and over: picture off the left edge, statement at the lower right. */
function ToreFilm({ label, title, text, video, poster, caption }: ToreCopy['film']) {
  return (
    <Section label={label}>
      <div className="self-end md:order-last md:col-start-10">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <figure className="col-start-1 md:col-end-10 md:row-start-1">
        <VideoFacade
          id={site().videos.tore}
          {...video}
          description={text}
          loop
          poster={torePage.imageOf(poster)}
          sizes="(min-width: 56rem) 68vw, 100vw"
        />
        <FigureCaption
          {...caption}
          className="caption pl-[max(var(--spacing-gutter),50vw-var(--container-sheet)/2)]"
        />
      </figure>
    </Section>
  );
}

/** Four questions, answered as far as the pilot allows. */
function ToreFaq({ label, title, text, contact, items }: ToreCopy['faq']) {
  return (
    <Section label={label} flush>
      <div className="md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-4 mb-3 text-small">{text}</p>
        <ButtonLink look="text" to={contactPage.path} text={contact} />
      </div>
      <Faq items={items} className="md:col-start-7" />
    </Section>
  );
}
