import { CaseFilm } from '@/app/[locale]/cases/case-film';
import { casesPage } from '@/app/[locale]/cases/definition';
import { CaseEntryCard } from '@/app/[locale]/cases/entry-card';
import { firstChange } from '@/app/[locale]/cases/measure-text';
import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { CASE_GRID, CASE_LINK } from '@/components/sections/case-card';
import { CaseFigure } from '@/components/sections/measured-change';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LinkText } from '@/components/ui/link-text';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { chosen, type Entry } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { plainText } from '@/lib/text/lines';

type Copy = CustomAutomation['cases'];

/** Three cases; a card opens the dialog with its details. */
export async function CasesSection({ label, title, note, items, ...words }: Copy) {
  const cases = chosen('cases', await pageLocale(), items);
  return (
    <Section label={label} title={title} titleClass="md:col-end-10" flush>
      <ul className={CASE_GRID}>
        {cases.map(({ entry, drawn }) => (
          <li key={entry.id}>
            <CaseEntryCard entry={entry} drawn={drawn} title={<CaseOpener {...entry} />} />
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-3">{note}</p>
      {cases.map(({ entry }) => (
        <CaseDialog key={entry.id} entry={entry} words={words} />
      ))}
    </Section>
  );
}

const dialogId = (id: string) => `case-${id}`;

/** The title of a card, as the button that opens the dialog. */
const CaseOpener = ({ id, data }: Entry<'cases'>) => (
  <button
    type="button"
    className={CASE_LINK}
    commandfor={dialogId(id)}
    command="show-modal"
    aria-haspopup="dialog"
  >
    <Phrases text={data.title} />
  </button>
);

type CaseDialogProps = { entry: Entry<'cases'>; words: Omit<Copy, 'label' | 'title' | 'note' | 'items'> };

/** A case at length: film, challenge, solution, results, and the way to its page. */
function CaseDialog({ entry, words }: CaseDialogProps) {
  const { id, data } = entry;
  const texts = { challenge: [data.challenge], solution: [data.solution], result: data.results };
  return (
    <Dialog id={dialogId(id)} title={plainText(data.title)}>
      <CaseFilm entry={entry} sizes="(min-width: 62rem) 57rem, 100vw" />
      <CaseFigure {...firstChange(data.measures)} />
      <SampleMark id={id} />
      <div className="mt-5 grid gap-x-gap gap-y-5 md:grid-cols-3">
        {(['challenge', 'solution', 'result'] as const).map((part) => (
          <div key={part} className="border-t border-ink pt-3">
            <h3 className="text-base/[1.5]">{words[part]}</h3>
            {texts[part].map((sentence) => (
              <p key={sentence} className="text-[0.9375rem]/[1.8]">
                {sentence}
              </p>
            ))}
          </div>
        ))}
      </div>
      <ButtonLink
        look="text"
        to={`${casesPage.path}/${id}`}
        className="mt-6"
        text={<LinkText text={words.more} of={plainText(data.title)} />}
      />
    </Dialog>
  );
}
