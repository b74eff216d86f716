import { site } from '@/lib/content';
import { SAMPLE_IMAGE } from '../examples/samples';
import type { Examples } from '../examples/specimens';
import { PlayLabel, VideoFacade } from './video-facade';

export const examples: Examples = ({ video, picture }) => ({
  layout: 'stack',
  looks: {
    VideoFacade: (
      <VideoFacade
        {...video}
        id={site().videos.labcraft}
        poster={{ image: SAMPLE_IMAGE, alt: picture }}
        sizes="(min-width: 56rem) 60vw, 100vw"
      />
    ),
    PlayLabel: (
      <div className="relative h-18 text-white">
        <PlayLabel {...video} />
      </div>
    ),
  },
});
