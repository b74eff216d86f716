import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import { Section, SURFACES } from '@/components/ui/section';
import { PlayLabel, VideoFacade } from '@/components/ui/video-facade';
import { site } from '@/lib/content';
import { SAMPLE_IMAGE } from '../sample-image';
import type { Samples } from '../samples';
import { eachOf, type Specimens } from '../specimens';

const DIALOG = 'sample-dialog';

/** Pictures, films, what lies over the page, and the block that all pages are made of. */
export const media = (words: Samples): Specimens => ({
  'components/ui/picture.tsx': {
    layout: 'stack',
    looks: {
      Picture: <Picture image={SAMPLE_IMAGE} alt={words.picture} sizes="(min-width: 56rem) 60vw, 100vw" />,
    },
  },
  'components/ui/video-facade.tsx': {
    layout: 'stack',
    looks: {
      VideoFacade: (
        <VideoFacade
          {...words.video}
          id={site().videos.labcraft}
          poster={{ image: SAMPLE_IMAGE, alt: words.picture }}
          sizes="(min-width: 56rem) 60vw, 100vw"
        />
      ),
      PlayLabel: (
        <div className="relative h-18 text-white">
          <PlayLabel {...words.video} />
        </div>
      ),
    },
  },
  'components/ui/dialog.tsx': {
    looks: {
      Dialog: (
        <>
          <Button text={words.action} command="show-modal" commandfor={DIALOG} aria-haspopup="dialog" />
          <Dialog id={DIALOG} title={words.dialog.title}>
            <p>{words.dialog.text}</p>
          </Dialog>
        </>
      ),
    },
  },
  // Holds markup for scripts: there is nothing of it to see.
  'components/ui/template.tsx': {},
  'components/ui/section.tsx': {
    layout: 'bleed',
    looks: eachOf(SURFACES, (surface) => (
      <Section surface={surface} label={words.label} title={words.statement}>
        <p>{words.text}</p>
      </Section>
    )),
  },
});
