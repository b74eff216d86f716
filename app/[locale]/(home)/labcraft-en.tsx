import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { VideoDialog } from '@/app/[locale]/(home)/video-dialog';
import { labcraftPage } from '@/app/[locale]/services/labcraft/definition';
import { LabcraftPanel } from '@/components/drawings/labcraft-panel';
import { Button, ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { homeImage } from './image';

/** LabCraft on the dark band: what it does, its demo in a dialog, its screen. */
export function LabcraftEn({ label, title, text, play, more, caption, demo, ...rest }: HomeEn['labcraft']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-7" surface="night">
      <div className="a-8 b-13 self-end">
        <p className="mb-5">{text}</p>
        <div className="acts">
          <Button
            look="n"
            icon="play"
            commandfor="labcraft-demo"
            command="show-modal"
            aria-haspopup="dialog"
            text={play}
          />
          <ButtonLink look="t" to={labcraftPage.path} className="on-night" text={more} />
        </div>
      </div>
      <figure>
        <LabcraftPanel {...rest.panel} />
        <figcaption className="cap">{caption}</figcaption>
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
          poster: { image: homeImage(rest.poster.src), alt: rest.poster.alt },
        }}
      />
    </Section>
  );
}
