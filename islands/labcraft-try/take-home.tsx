'use client';

import { useId, useState } from 'react';
import { mailDraftLink } from '@/lib/mail-draft';
import type { TryWords } from '@/lib/pages/try-words';
import { opentrons } from '@/lib/protocol/export/opentrons';
import { pylabrobot } from '@/lib/protocol/export/pylabrobot';
import { python } from '@/lib/protocol/export/python';
import { worklist } from '@/lib/protocol/export/worklist';
import { protocolHash } from '@/lib/protocol/link';
import type { Protocol } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import type { Rehearsal } from '@/lib/protocol/rehearse';
import type { TryProps } from '../labcraft-try';

type Format = keyof TryWords['take']['formats'];
/** File names, and what each is made of. The last three do what a machine would, so they want no mistake. */
const FORMATS: readonly { id: Format; file: string; type: string; runs?: true }[] = [
  { id: 'ja', file: 'protocol-ja.txt', type: 'text/plain' },
  { id: 'en', file: 'protocol-en.txt', type: 'text/plain' },
  { id: 'json', file: 'protocol.json', type: 'application/json' },
  { id: 'csv', file: 'worklist.csv', type: 'text/csv', runs: true },
  { id: 'opentrons', file: 'protocol_opentrons.py', type: 'text/x-python', runs: true },
  { id: 'pylabrobot', file: 'protocol_pylabrobot.py', type: 'text/x-python', runs: true },
];
const KEEP_MS = 10_000;

type TakeHomeProps = TryProps & { protocol: Protocol; rehearsal: Rehearsal; understood: boolean };

/** The protocol in the form in which it is wanted elsewhere. */
export function TakeHome({
  protocol,
  rehearsal,
  understood,
  locale,
  words: all,
  address,
  mail,
  schema,
}: TakeHomeProps) {
  const words = all.take;
  const id = useId();
  const [format, setFormat] = useState<Format>('opentrons');
  const [state, setState] = useState('');
  const { file, type, runs } = FORMATS.find((one) => one.id === format) as (typeof FORMATS)[number];
  const ready = understood && protocol.steps.length > 0 && !(runs && rehearsal.mistake);
  const content = ready ? contentOf(format) : '';

  function contentOf(name: Format): string {
    switch (name) {
      case 'ja':
      case 'en':
        return `${printProtocol(protocol, name)}\n`;
      case 'json':
        return `${JSON.stringify({ $schema: schema, ...protocol }, null, 2)}\n`;
      case 'csv':
        return worklist(rehearsal);
      case 'opentrons':
        return python(opentrons, protocol, rehearsal, locale);
      case 'pylabrobot':
        return python(pylabrobot, protocol, rehearsal, locale);
    }
  }
  const copy = (text: string) =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setState(words.copied),
        () => setState(words.failed),
      );
  const save = () => {
    // Spreadsheets take a file for UTF-8 by the mark at its start.
    const url = URL.createObjectURL(
      new Blob([format === 'csv' ? '\uFEFF' : '', content], { type: `${type};charset=utf-8` }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  };
  const hasAny = understood && protocol.steps.length > 0;
  const link = () => `${window.location.origin}${address}${protocolHash(protocol)}`;
  return (
    <section aria-labelledby={`${id}h`}>
      <h3 id={`${id}h`}>{words.title}</h3>
      <label>
        {words.format}
        <select value={format} onChange={({ target }) => setFormat(target.value as Format)}>
          {FORMATS.map((one) => (
            <option key={one.id} value={one.id}>
              {words.formats[one.id]}
            </option>
          ))}
        </select>
      </label>
      {ready ? (
        <label>
          {words.preview}
          <textarea className="lc-code" readOnly value={content} spellCheck={false} />
        </label>
      ) : (
        <p>{words.blocked}</p>
      )}
      <div className="lc-row">
        <button type="button" disabled={!ready} onClick={() => void copy(content)}>
          {words.copy}
        </button>
        <button type="button" disabled={!ready} onClick={save}>
          {words.save}
        </button>
        <button type="button" disabled={!hasAny} onClick={() => void copy(link())}>
          {words.link}
        </button>
      </div>
      <p role="status">{state}</p>
      {hasAny ? (
        <p>
          <a className="lc-mail" href={booking(mail, words, printProtocol(protocol, locale))}>
            {words.mail}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** A mail draft with the protocol in it, or with a place for it where a mail program would not take all of it. */
function booking(to: string, { subject, sentence, paste }: TryWords['take'], protocol: string): string {
  const draft = (body: string) => mailDraftLink({ to, subject, body: `${sentence}\n\n${body}\n` });
  try {
    return draft(protocol);
  } catch {
    return draft(paste);
  }
}
