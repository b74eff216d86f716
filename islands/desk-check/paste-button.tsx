import { type ComponentType, useState } from 'react';
import type { Check, Said } from './check';
import { NOTE } from './looks';
import { announced } from './notice-line';
import { ToolButton } from './part';

/** Brings the field for a protocol once somebody asks for it. */
export function PasteButton({ check }: { check: Check }) {
  const [Panel, setPanel] = useState<ComponentType<{ check: Check }>>();
  const [said, setSaid] = useState<Said>();
  if (Panel) return <Panel check={check} />;
  return (
    <>
      <ToolButton
        text={check.words.paste.open}
        icon="down"
        onClick={() =>
          check.load().then(
            ({ PasteProtocol }) => setPanel(() => PasteProtocol),
            () => setSaid(announced({ text: check.words.problems.offline })),
          )
        }
      />
      <p role="status" className={NOTE}>
        <span key={said?.nth}>{said?.text}</span>
      </p>
    </>
  );
}
