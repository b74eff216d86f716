import { VideoFacade, type VideoFacadeProps } from '@/components/ui/video-facade';
import type { Entry } from '@/lib/content';
import { imageOf } from '@/lib/content/image-key';
import { fill } from '@/lib/listing/fill';
import { plainText } from '@/lib/text/lines';
import { caseCopy } from './[id]/definition';

type CaseFilmProps = Pick<VideoFacadeProps, 'sizes' | 'priority' | 'imgClassName'> & {
  entry: Entry<'cases'>;
};

/** The film of a case: the machine at work. Its poster is the picture of the case. */
export function CaseFilm({ entry, ...look }: CaseFilmProps) {
  const { title, play, note } = caseCopy.copy(entry.locale).video;
  return (
    <VideoFacade
      {...look}
      id={entry.data.videoId}
      title={fill(title, { title: plainText(entry.data.title) })}
      description={entry.data.description}
      play={play}
      note={note}
      poster={imageOf(entry)}
    />
  );
}
