import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { asTyped } from '@/lib/desk-check/last-good';
import { planHash } from '@/lib/desk-check/link';
import { sheetMail, sheetText } from '@/lib/desk-check/sheet';
import { Uncopied } from '../kit/uncopied';
import type { Outcome, Said } from './check';
import { inputLook } from './fields';
import { NOTE } from './looks';
import { announced } from './notice-line';
import { closeOnEscape, FileButton, ToolButton } from './part';

const ACTION =
  'flex min-h-13 cursor-pointer items-center justify-center gap-1.5 text-center text-small/[1.2] [word-break:auto-phrase] font-semibold no-underline slim:text-[0.75rem]';
const OTHER = `${ACTION} text-ink hover:bg-sunk`;

/** Paper, mail, text, link and files; and a file opened again. */
export function TakeAway({ check }: { check: Outcome }) {
  const { words, sheet, company, openFile } = check;
  const own = words.take;
  const [said, setSaid] = useState<Said>();
  /** What could not be copied; it is shown as it is by now. */
  const [uncopied, setUncopied] = useState<'copy' | 'link'>();
  const menu = useRef<HTMLDetailsElement>(null);
  const closeMenu = () => menu.current?.removeAttribute('open');
  /** What is pressed in the menu goes with it, but not the focus. */
  const leaveMenu = () => {
    menu.current?.querySelector('summary')?.focus();
    closeMenu();
  };
  const textOf = {
    copy: () => sheetText(sheet),
    link: () => location.origin + location.pathname + planHash(asTyped(check)),
  };
  const copy = async (what: 'copy' | 'link') => {
    try {
      await navigator.clipboard.writeText(textOf[what]());
      setUncopied(undefined);
      setSaid(announced({ text: own.copied }));
    } catch {
      setUncopied(what);
      setSaid(announced({ text: own.notCopied }));
    }
  };
  const save = (ending: 'json' | 'md') => {
    leaveMenu();
    check.load().then(
      ({ saveCheck }) => {
        saveCheck(check, ending);
        setSaid(undefined);
      },
      () => setSaid(announced({ text: words.problems.offline })),
    );
  };
  return (
    <section
      id="take"
      className="sticky bottom-0 bg-sunk max-lg:bg-white"
      aria-label={own.title}
      data-needs-script=""
    >
      <div className="grid grid-cols-[1.4fr_repeat(4,1fr)] border border-ink bg-white slim:grid-cols-5 [&>*+*]:border-l [&>*+*]:border-line">
        <button
          type="button"
          className={`${ACTION} bg-teal text-white hover:bg-ink`}
          onClick={() => window.print()}
        >
          {own.print}
        </button>
        <a className={OTHER} href={sheetMail(sheet, { to: company.mail, words })}>
          {own.mail}
        </a>
        <button type="button" className={OTHER} onClick={() => void copy('copy')}>
          {own.copy}
        </button>
        <button type="button" className={OTHER} onClick={() => void copy('link')}>
          {own.link}
        </button>
        <details
          ref={menu}
          className="group relative"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget as Node | null)) closeMenu();
          }}
          onKeyDown={closeOnEscape}
        >
          <summary className={`${OTHER} font-head`}>
            {own.file}
            <Icon name="down" className="size-4 text-ink-3 group-open:rotate-180" />
          </summary>
          {/* It takes the focus where a press would leave it nowhere, and the menu would close before the press is done. */}
          <div
            tabIndex={-1}
            className="absolute right-0 bottom-full z-1 grid w-max max-w-[80vw] bg-white px-4 py-2 [box-shadow:var(--shadow-pop)]"
          >
            <ToolButton text={own.json} icon="anchor" onClick={() => save('json')} />
            <ToolButton text={own.markdown} icon="anchor" onClick={() => save('md')} />
            <FileButton
              text={own.open}
              onFile={(file) => {
                leaveMenu();
                openFile(file);
              }}
            />
          </div>
        </details>
      </div>
      <p role="status" className={NOTE}>
        <span key={said?.nth}>{said?.text}</span>
      </p>
      {uncopied === undefined ? null : (
        <Uncopied
          rows={8}
          aria-label={own[uncopied]}
          value={textOf[uncopied]()}
          className={inputLook(undefined, 'lines')}
        />
      )}
    </section>
  );
}
