import type { BlockProps, WithPictures } from '@/components/blocks/block-props';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import { VideoFacade } from '@/components/ui/video-facade';

type FilmProps = BlockProps<'film'> & WithPictures;

/** A film that the player shows once it is asked for; until then its poster. */
export const Film = ({ label, title, lead, videoId, video, poster, caption, keyOf, frame }: FilmProps) => (
  <Section label={label} {...frame}>
    <div className="md:col-end-6">
      <Heading level={2} label={label} text={title} />
      <Lead className="mt-5">{lead}</Lead>
    </div>
    <figure className="md:col-start-6">
      <VideoFacade
        {...video}
        id={videoId}
        description={lead}
        poster={{ image: keyOf(poster.src), alt: poster.alt }}
        sizes="(min-width: 56rem) 55vw, 95vw"
      />
      {caption ? <figcaption className="caption">{caption}</figcaption> : null}
    </figure>
  </Section>
);
