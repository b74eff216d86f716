import { useState } from 'react';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { planHash, writePlan } from '@/lib/plan/link';
import { sheetMail, sheetMarkdown, sheetText } from '@/lib/plan/sheet';
import { Fields, Part, ToolButton } from './part';
import type { Check } from './use-desk-check';

/** Long enough for every browser to have taken the file over. */
const KEEP_MS = 10_000;

/** Hands a text to the browser as a file. */
function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Firefox takes only a link that is in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

/** Paper, mail, text, link and files; and a file opened again. */
export function TakeAway({ check }: { check: Check }) {
  const { words, sheet, plan, company, say, openFile } = check;
  const own = words.take;
  const [uncopied, setUncopied] = useState<string>();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      say(own.copied);
    } catch {
      setUncopied(text);
      say(own.notCopied);
    }
  };
  const link = () => {
    const { origin, pathname } = window.location;
    return origin + pathname + planHash(plan);
  };
  return (
    <Part id="take" title={own.title} text={own.text} data-needs-script="">
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <button type="button" className={buttonLook({ look: 'primary' })} onClick={() => window.print()}>
          <span>{own.print}</span>
        </button>
        <a className={buttonLook({ look: 'secondary' })} href={sheetMail(sheet, { to: company.mail, words })}>
          <span>{own.mail}</span>
          <Icon name="arrow" />
        </a>
      </div>
      <div className="mt-6 flex flex-wrap gap-4">
        <ToolButton text={own.copy} onClick={() => void copy(sheetText(sheet))} />
        <ToolButton text={own.link} onClick={() => void copy(link())} />
        <ToolButton
          text={own.markdown}
          icon="anchor"
          onClick={() => save(`${own.fileName}.md`, sheetMarkdown(sheet), 'text/markdown')}
        />
        <ToolButton
          text={own.json}
          icon="anchor"
          onClick={() => save(`${own.fileName}.json`, writePlan(plan), 'application/json')}
        />
      </div>
      {uncopied === undefined ? null : (
        <textarea
          readOnly
          rows={8}
          aria-label={own.copy}
          value={uncopied}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="mt-4 w-full border border-line-strong bg-white p-5 text-small text-ink"
        />
      )}
      <p className="mt-3 text-small text-ink-3">{own.linkNote}</p>
      <Fields legend={own.open}>
        <label className="mt-6 block text-small text-ink">
          <span className="block font-semibold">{own.open}</span>
          <input
            type="file"
            accept=".json,application/json"
            className="mt-3 min-h-11 max-w-full"
            onChange={({ currentTarget }) => {
              openFile(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <span className="block text-ink-3">{own.drop}</span>
        </label>
      </Fields>
    </Part>
  );
}
