import { type ComponentType, useState } from 'react';
import { ToolButton } from './part';
import type { Check } from './use-desk-check';

/** Brings the field for a protocol once somebody asks for it. */
export function PasteButton({ check }: { check: Check }) {
  const [Panel, setPanel] = useState<ComponentType<{ check: Check }>>();
  if (Panel) return <Panel check={check} />;
  return (
    <ToolButton
      text={check.words.paste.open}
      icon="down"
      onClick={async () => {
        const { PasteProtocol } = await import('./later');
        setPanel(() => PasteProtocol);
      }}
    />
  );
}
