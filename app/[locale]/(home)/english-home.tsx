import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { aboutPage } from '@/app/[locale]/about/definition';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { labcraftPage } from '@/app/[locale]/services/labcraft/definition';
import { LabcraftPanel } from '@/components/drawings/labcraft-panel';
import { Actions } from '@/components/ui/actions';
import { Button, ButtonLink, ExternalButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
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
  </>
);

/** The statement over the full width, the demo's thumbnail off the right edge. */
function HeroEn({ label, title, lead, consult, development, poster, demo }: HomeEn['hero']) {
  const { urls, videos } = site();
  const image = homePage.imageOf(poster);
  return (
    <section className="pt-28" aria-label={title.replace('|', ' ')}>
      <Sheet>
        <Heading
          level={1}
          label={label}
          text={title}
          className="mb-[clamp(1.5rem,3vw,3rem)] text-[min(15vw,clamp(2.75rem,1rem+8.2vw,8.75rem))]/[0.98] tracking-[-0.045em]"
        />
        {/* In the middle of the picture, so that the way to a consultation is on the first screen. */}
        <div className="pb-10 md:col-end-6 md:self-center md:pb-0">
          <Lead>{lead}</Lead>
          <Actions className="mt-7">
            <ExternalButton look="primary" href={urls.consultation} text={consult} />
            <ButtonLink look="text" to={customAutomationPage.path} text={development} />
          </Actions>
        </div>
        <div className="-col-end-1 md:col-start-6">
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
              priority
              imgClassName={`${POSTER_PICTURE} aspect-[16/10] md:aspect-video`}
            />
            <PlayLabel play={demo.play} note={demo.note} />
          </button>
        </div>
      </Sheet>
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
      <p className="max-w-[24em] md:col-end-6">{text}</p>
      <FactList items={facts} look="large" className="md:col-start-7" />
    </Section>
  );
}

/** LabCraft on the dark band: what it does, its demo in a dialog, its screen. */
function LabcraftEn({ label, title, text, play, more, caption, demo, ...rest }: HomeEn['labcraft']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-8" surface="night">
      <div className="self-end md:col-start-9">
        <p className="mb-5">{text}</p>
        <Actions>
          <Button
            look="secondary-night"
            icon="play"
            commandfor="labcraft-demo"
            command="show-modal"
            aria-haspopup="dialog"
            text={play}
          />
          <ButtonLink look="text-night" to={labcraftPage.path} text={more} />
        </Actions>
      </div>
      <figure className="sm:max-md:-col-end-1">
        <LabcraftPanel {...rest.panel} />
        <figcaption className="caption text-on-dark-2">{caption}</figcaption>
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

/** How the company began, as its story. */
function StoryEn({ label, title, paragraphs, image, more }: HomeEn['story']) {
  return (
    <section className="bg-stage" aria-label={label}>
      <Sheet className="sm:items-center">
        <div className="col-start-1 sm:max-md:col-end-8 md:col-end-8">
          <Picture
            {...homePage.imageOf(image)}
            sizes="(min-width: 56rem) 55vw, 100vw"
            imgClassName="w-full md:mask-[linear-gradient(90deg,black_86%,transparent),linear-gradient(transparent,black_8%,black_90%,transparent)] md:mask-intersect"
          />
        </div>
        <div className="pt-4 pb-16 sm:col-start-8 sm:pt-16 md:py-24">
          <Heading level={2} label={label} text={title} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[34em]">
              {paragraph}
            </p>
          ))}
          <p className="mt-5 max-w-[34em]">
            <ButtonLink look="text" to={aboutPage.path} text={more} />
          </p>
        </div>
      </Sheet>
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
