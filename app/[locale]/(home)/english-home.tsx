import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { aboutPage } from '@/app/[locale]/about/definition';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { labcraftPage } from '@/app/[locale]/services/labcraft/definition';
import { LabcraftPanel } from '@/components/drawings/labcraft-panel';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { Button, ButtonLink, ExternalButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { PlayLabel, POSTER, POSTER_PICTURE, VideoFacade } from '@/components/ui/video-facade';
import { site } from '@/lib/content';
import { CaseRowsEn } from './case-rows-en';

/** The English home: a layout of its own with a simple footer (spec section 2). */
export const EnglishHome = (copy: HomeEn) => (
  <>
    <HeroEn {...copy.hero} />
    <AboutEn {...copy.about} />
    <LabcraftEn {...copy.labcraft} />
    <CaseRowsEn {...copy.cases} />
    <StoryEn {...copy.story} />
    <ClosingAsk id="contact" {...copy.contact} />
  </>
);

/** The statement over the full width, the demo's thumbnail off the right edge. */
function HeroEn({ label, title, lead, consult, development, poster, demo }: HomeEn['hero']) {
  const { urls, videos } = site();
  const image = homePage.imageOf(poster);
  return (
    <section className="ehero" aria-label={title.replace('|', ' ')}>
      <div className="sheet">
        <Heading level={1} label={label} text={title} />
        <div className="ehero__t md:col-end-6">
          <p className="lead">{lead}</p>
          <div className="actions">
            <ExternalButton look="primary" href={urls.consultation} text={consult} />
            <ButtonLink look="text" to={customAutomationPage.path} text={development} />
          </div>
        </div>
        <div className="-col-end-1 ehero__v md:col-start-6">
          <button
            type="button"
            className={POSTER}
            commandfor="demo"
            command="show-modal"
            aria-haspopup="dialog"
          >
            <Picture
              {...image}
              sizes="(min-width: 56rem) 70vw, 100vw"
              imgClassName={`${POSTER_PICTURE} aspect-[16/10] md:aspect-video`}
              priority
            />
            <PlayLabel play={demo.play} note={demo.note} />
          </button>
        </div>
      </div>
      <VideoDialog
        id="demo"
        heading={demo.heading}
        text={demo.text}
        video={{ id: videos.demo, title: demo.title, play: demo.play, note: demo.note, poster: image }}
      />
    </section>
  );
}

/** What we do in one sentence and four facts. */
function AboutEn({ label, title, text, facts }: HomeEn['about']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10">
      <p className="md:col-end-6 max-w-[24em]">{text}</p>
      <FactList items={facts} look="large" className="md:col-start-7" />
    </Section>
  );
}

/** LabCraft on the dark band: what it does, its demo in a dialog, its screen. */
function LabcraftEn({ label, title, text, play, more, caption, demo, ...rest }: HomeEn['labcraft']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-8" surface="night">
      <div className="md:col-start-9 self-end">
        <p className="mb-5">{text}</p>
        <div className="actions">
          <Button
            look="night"
            icon="play"
            commandfor="labcraft-demo"
            command="show-modal"
            aria-haspopup="dialog"
            text={play}
          />
          <ButtonLink look="text-night" to={labcraftPage.path} text={more} />
        </div>
      </div>
      <figure>
        <LabcraftPanel {...rest.panel} />
        <figcaption className="caption">{caption}</figcaption>
      </figure>
      <VideoDialog
        id="labcraft-demo"
        heading={demo.heading}
        text={demo.text}
        video={{
          id: site().videos.labcraft,
          title: demo.title,
          play: demo.play,
          note: demo.note,
          poster: homePage.imageOf(rest.poster),
        }}
      />
    </Section>
  );
}

/** How the company began, told as the company's story. */
function StoryEn({ label, title, paragraphs, image, more }: HomeEn['story']) {
  return (
    <section className="story" aria-label={label}>
      <div className="sheet">
        <div className="col-start-1 story__v md:col-end-8">
          <Picture {...homePage.imageOf(image)} sizes="(min-width: 56rem) 55vw, 100vw" />
        </div>
        <div className="story__t md:col-start-8">
          <Heading level={2} label={label} text={title} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <ButtonLink look="text" to={aboutPage.path} text={more} />
          </p>
        </div>
      </div>
    </section>
  );
}

type VideoDialogProps = {
  id: string;
  heading: string;
  text: string;
  video: Omit<Parameters<typeof VideoFacade>[0], 'description' | 'sizes' | 'autostart' | 'priority'>;
};

/** A video in a modal dialog; it starts when the dialog opens and stops when it closes. */
function VideoDialog({ id, heading, text, video }: VideoDialogProps) {
  return (
    <Dialog id={id} title={heading}>
      <VideoFacade {...video} description={text} sizes="(min-width: 62rem) 60rem, 100vw" autostart />
      <p className="mt-4">{text}</p>
    </Dialog>
  );
}
