import { casesPage } from '@/app/[locale]/cases/definition';
import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { MeasuredChange } from '@/components/sections/measured-change';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { VideoFacade } from '@/components/ui/video-facade';
import { site } from '@/lib/content';
import { plainText } from '@/lib/text/lines';
import { pageImage } from './image';

type Cases = CustomAutomation['cases'];
type CaseDialogProps = Cases['items'][number] & {
  dialog: string;
  words: Pick<Cases, 'challenge' | 'solution' | 'result' | 'more'>;
};

/** A case at length: video, challenge, solution, result, and the way to its page. */
export function CaseDialog({ id, title, words, video, dialog, ...rest }: CaseDialogProps) {
  const { film, poster, ...labels } = video;
  const { lead, before, after, unit } = rest;
  return (
    <Dialog id={dialog} title={plainText(title)}>
      <VideoFacade
        {...labels}
        id={site().videos[film]}
        poster={{ image: pageImage(poster.src), alt: poster.alt }}
        sizes="(min-width: 62rem) 57rem, 100vw"
      />
      <p className="case__n">
        <MeasuredChange lead={lead} before={before} after={after} unit={unit} />
      </p>
      <SampleMark id={id} />
      <div className="csr">
        {(['challenge', 'solution', 'result'] as const).map((part) => (
          <div key={part}>
            <h3>{words[part]}</h3>
            <p>{rest[part]}</p>
          </div>
        ))}
      </div>
      <ButtonLink look="t" to={`${casesPage.path}/${id}`} className="mt-6" text={words.more} />
    </Dialog>
  );
}
