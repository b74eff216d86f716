import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { planHash, writePlan } from '@/lib/plan/link';
import { sheetMail, sheetText } from '@/lib/plan/sheet';
import { FileButton, ToolButton } from './part';
import type { Check } from './use-desk-check';

/** Paper, mail, text, link and files; and a file opened again. */
export function TakeAway({ check }: { check: Check }) {
  const { words, sheet, plan, company, openFile } = check;
  const own = words.take;
  const [said, setSaid] = useState('');
  const [uncopied, setUncopied] = useState<string>();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      setSaid(own.copied);
    } catch {
      setUncopied(text);
      setSaid(own.notCopied);
    }
  };
  const saveJson = async () => {
    const { saveFile } = await import('./later');
    saveFile(`${own.fileName}.json`, writePlan(plan), 'application/json');
  };
  const saveMarkdown = async () => {
    const { saveFile, sheetMarkdown } = await import('./later');
    saveFile(`${own.fileName}.md`, sheetMarkdown(sheet), 'text/markdown');
  };
  const link = () => {
    const { origin, pathname } = window.location;
    return origin + pathname + planHash(plan);
  };
  return (
    <section id="take" className="dk-take" aria-label={own.title} data-needs-script="">
      <div className="dk-actions">
        <button type="button" onClick={() => window.print()}>
          {own.print}
        </button>
        <a href={sheetMail(sheet, { to: company.mail, words })}>{own.mail}</a>
        <button type="button" onClick={() => void copy(sheetText(sheet))}>
          {own.copy}
        </button>
        <button type="button" onClick={() => void copy(link())}>
          {own.link}
        </button>
        <details>
          <summary className="font-head">
            {own.file}
            <Icon name="down" className="dk-turn" />
          </summary>
          <div>
            <ToolButton text={own.json} icon="anchor" onClick={() => void saveJson()} />
            <ToolButton text={own.markdown} icon="anchor" onClick={() => void saveMarkdown()} />
            <FileButton text={own.open} onFile={openFile} />
          </div>
        </details>
      </div>
      <p role="status" className="dk-note">
        {said}
      </p>
      {uncopied === undefined ? null : (
        <textarea
          readOnly
          rows={8}
          aria-label={own.copy}
          value={uncopied}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="dk-input"
        />
      )}
    </section>
  );
}
