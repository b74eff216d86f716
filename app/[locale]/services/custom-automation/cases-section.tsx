import { casesPage } from '@/app/[locale]/cases/definition';
import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { FlowPath } from '@/components/drawings/flow-path';
import { SpreadCurves } from '@/components/drawings/spread-curves';
import { MeasuredChange } from '@/components/sections/measured-change';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Tags } from '@/components/ui/tags';
import { VideoFacade } from '@/components/ui/video-facade';
import { site } from '@/lib/content';
import { plainText } from '@/lib/text/lines';

type Copy = CustomAutomation['cases'];

/** Three cases; a card opens the dialog with its details. */
export function CasesSection({ label, title, note, items, ...words }: Copy) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" flush>
      <ul className="cases cases--3">
        {items.map((item) => (
          <li key={item.id}>
            <CaseCard {...item} dialog={dialogId(item.id)} />
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-3">{note}</p>
      {items.map((item) => (
        <CaseDialog key={item.id} {...item} words={words} dialog={dialogId(item.id)} />
      ))}
    </Section>
  );
}

const dialogId = (id: string) => `case-${id}`;

type Case = CustomAutomation['cases']['items'][number];

/** A case in short, led by its measured number. All of it opens the dialog. */
function CaseCard({ title, text, tags, dialog, ...rest }: Case & { dialog: string }) {
  const { lead, before, after, unit } = rest;
  return (
    <div className="case">
      <Illustration {...rest} />
      <p className="case__n">
        <MeasuredChange lead={lead} before={before} after={after} unit={unit} />
      </p>
      <h3>
        <button
          type="button"
          className="stretched"
          commandfor={dialog}
          command="show-modal"
          aria-haspopup="dialog"
        >
          <Phrases text={title} />
        </button>
      </h3>
      <SampleMark id={rest.id} />
      <p>{text}</p>
      <Tags tags={tags} />
    </div>
  );
}

function Illustration({ image, flowPath, spread }: Pick<Case, 'image' | 'flowPath' | 'spread'>) {
  if (image)
    return (
      <div className="case__v">
        <Picture
          {...customAutomationPage.imageOf(image)}
          sizes="(min-width: 84rem) 27rem, (min-width: 56rem) 31vw, 100vw"
        />
      </div>
    );
  return (
    <div className="case__v case__v--d [--drawing-text:20px] max-[24rem]:[--drawing-text:24px] md:max-lg:[&_text]:hidden">
      {flowPath ? <FlowPath {...flowPath} /> : null}
      {spread ? <SpreadCurves {...spread} /> : null}
    </div>
  );
}

type Cases = CustomAutomation['cases'];
type CaseDialogProps = Cases['items'][number] & {
  dialog: string;
  words: Pick<Cases, 'challenge' | 'solution' | 'result' | 'more'>;
};

/** A case at length: video, challenge, solution, result, and the way to its page. */
function CaseDialog({ id, title, words, video, dialog, ...rest }: CaseDialogProps) {
  const { film, poster, ...labels } = video;
  const { lead, before, after, unit } = rest;
  return (
    <Dialog id={dialog} title={plainText(title)}>
      <VideoFacade
        {...labels}
        description={rest.text}
        id={site().videos[film]}
        poster={customAutomationPage.imageOf(poster)}
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
      <ButtonLink look="text" to={`${casesPage.path}/${id}`} className="mt-6" text={words.more} />
    </Dialog>
  );
}
