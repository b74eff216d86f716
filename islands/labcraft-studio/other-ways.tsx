import { localizedPath } from '@/lib/i18n/paths';
import { deskCheckHash } from '@/lib/protocol/export/desk-check';
import { booking } from './booking';
import { SheetSign } from './sheet-sign';
import type { StudioState } from './use-studio';

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-edge px-2 font-semibold [word-break:auto-phrase] text-ink no-underline hover:bg-sunk disabled:text-ink-3';

type OtherWaysProps = { studio: StudioState; isReady: boolean; onCopyLink(): void; onCopyMail(): void };

/** What else is done with a protocol than to take it as a file: a link, the desk check, a booking; and one is opened. */
export function OtherWays({ studio, isReady, onCopyLink, onCopyMail }: OtherWaysProps) {
  const { words: all, locale, understood, rehearsal, of } = studio;
  const words = all.take;
  const planHash =
    understood.understood && of === understood.protocol ? deskCheckHash(of, rehearsal, locale) : undefined;
  return (
    <div className="mt-auto border-t border-line px-3 py-1">
      <button type="button" className={ROW} disabled={!isReady} onClick={onCopyLink}>
        <SheetSign name="link" />
        {words.link}
      </button>
      <label className={`${ROW} cursor-pointer has-focus-visible:[outline:3px_solid_var(--color-teal)]`}>
        <SheetSign name="open" />
        {words.open}
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [chosenFile] = currentTarget.files ?? [];
            if (chosenFile) void studio.typed.openFile(chosenFile);
            currentTarget.value = '';
          }}
        />
      </label>
      {planHash ? (
        <a className={ROW} href={`${localizedPath(locale, '/plan')}${planHash}`}>
          <SheetSign name="open" />
          {words.deskCheck}
        </a>
      ) : null}
      {isReady ? (
        <div className="flex">
          <a className={ROW} href={booking(studio)}>
            <SheetSign name="mail" />
            {words.mail}
          </a>
          <button
            type="button"
            aria-label={words.copyMail}
            title={words.copyMail}
            className="grid size-11 flex-none place-items-center self-center rounded-edge hover:bg-sunk"
            onClick={onCopyMail}
          >
            <SheetSign name="copy" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
