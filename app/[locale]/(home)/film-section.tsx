import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { VideoFacade } from '@/components/ui/video-facade';
import { site } from '@/lib/content';
import { homeImage } from './image';

/** The intro video: statement at the lower left, picture off the right edge. */
export function FilmSection({ label, title, text, video, poster, caption }: HomeJa['film']) {
  return (
    <Section label={label}>
      <div className="a-1 b-5 self-end">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[26em]">{text}</p>
      </div>
      <figure className="br a-5 b-13">
        <VideoFacade
          id={site().videos.intro}
          {...video}
          poster={{ image: homeImage(poster.src), alt: poster.alt }}
          sizes="(min-width: 56rem) 70vw, 100vw"
        />
        <FigureCaption {...caption} />
      </figure>
    </Section>
  );
}
