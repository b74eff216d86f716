import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { VideoFacade } from '@/components/ui/video-facade';
import { site } from '@/lib/content';
import { toreImage } from './image';

/** The checkout at work, over and over: picture off the left edge, statement at the lower right. */
export function ToreFilm({ label, title, text, video, poster, caption }: ToreCopy['film']) {
  return (
    <Section label={label}>
      <div className="a-9 b-13 self-end md:order-last">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <figure className="bl a-1 b-9 md:row-start-1">
        <VideoFacade
          id={site().videos.tore}
          {...video}
          loop
          poster={{ image: toreImage(poster.src), alt: poster.alt }}
          sizes="(min-width: 56rem) 68vw, 100vw"
        />
        <FigureCaption {...caption} className="cap cap--off" />
      </figure>
    </Section>
  );
}
