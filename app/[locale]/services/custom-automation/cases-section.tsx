import { casesPage } from '@/app/[locale]/cases/definition';
import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { FlowPath } from '@/components/drawings/flow-path';
import { SpreadCurves } from '@/components/drawings/spread-curves';
import { CASE_GRID, CASE_LINK, CaseCard } from '@/components/sections/case-card';
import { CaseFigure } from '@/components/sections/measured-change';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { VideoFacade } from '@/components/ui/video-facade';
import { get } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { plainText } from '@/lib/text/lines';

type Copy = CustomAutomation['cases'];

/** Three cases; a card opens the dialog with its details. */
export function CasesSection({ label, title, note, items, ...words }: Copy) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" flush>
      <ul className={CASE_GRID}>
        {items.map((item) => (
          <li key={item.id}>
            <CaseOpener {...item} dialog={dialogId(item.id)} />
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
function CaseOpener({ title, text, tags, dialog, ...rest }: Case & { dialog: string }) {
  const { image, flowPath, spread, lead, before, after, unit } = rest;
  return (
    <CaseCard
      id={rest.id}
      image={image && customAutomationPage.imageOf(image)}
      drawing={flowPath ? <FlowPath {...flowPath} /> : spread && <SpreadCurves {...spread} />}
      figures={{ lead, before, after, unit }}
      title={
        <button
          type="button"
          className={CASE_LINK}
          commandfor={dialog}
          command="show-modal"
          aria-haspopup="dialog"
        >
          <Phrases text={title} />
        </button>
      }
      text={text}
      tags={tags}
    />
  );
}

type Cases = CustomAutomation['cases'];
type CaseDialogProps = Cases['items'][number] & {
  dialog: string;
  words: Pick<Cases, 'challenge' | 'solution' | 'result' | 'more'>;
};

/** A case at length: video, challenge, solution, result, and the way to its page. */
async function CaseDialog({ id, title, words, video, dialog, ...rest }: CaseDialogProps) {
  const { poster, ...labels } = video;
  const film = get('cases', await pageLocale(), id)?.data.videoId;
  const { lead, before, after, unit } = rest;
  return (
    <Dialog id={dialog} title={plainText(title)}>
      {film ? (
        <VideoFacade
          {...labels}
          description={rest.text}
          id={film}
          poster={customAutomationPage.imageOf(poster)}
          sizes="(min-width: 62rem) 57rem, 100vw"
        />
      ) : null}
      <CaseFigure lead={lead} before={before} after={after} unit={unit} />
      <SampleMark id={id} />
      <div className="mt-5 grid gap-x-gap gap-y-5 md:grid-cols-3">
        {(['challenge', 'solution', 'result'] as const).map((part) => (
          <div key={part} className="border-t border-ink pt-3">
            <h3 className="text-base/[1.5]">{words[part]}</h3>
            <p className="text-[0.9375rem]/[1.8]">{rest[part]}</p>
          </div>
        ))}
      </div>
      <ButtonLink look="text" to={`${casesPage.path}/${id}`} className="mt-6" text={words.more} />
    </Dialog>
  );
}
