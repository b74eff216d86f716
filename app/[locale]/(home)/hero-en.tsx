import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { VideoDialog } from '@/app/[locale]/(home)/video-dialog';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { PlayLabel } from '@/components/ui/video-facade';
import { site } from '@/lib/content';
import { homeImage } from './image';

/** The statement over the full width, the demo's thumbnail off the right edge. */
export function HeroEn({ label, title, lead, consult, development, poster, demo }: HomeEn['hero']) {
  const { urls, videos } = site();
  const image = { image: homeImage(poster.src), alt: poster.alt };
  return (
    <section className="ehero" aria-label={title.replace('|', ' ')}>
      <div className="s">
        <Heading level={1} label={label} text={title} />
        <div className="ehero__t a-1 b-5">
          <p className="lead">{lead}</p>
          <div className="acts">
            <ExternalButton look="p" href={urls.consultation} text={consult} />
            <ButtonLink look="t" to={customAutomationPage.path} text={development} />
          </div>
        </div>
        <div className="br ehero__v a-5 b-13">
          <button type="button" className="vid" commandfor="demo" command="show-modal" aria-haspopup="dialog">
            <Picture {...image} sizes="(min-width: 56rem) 70vw, 100vw" priority />
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
