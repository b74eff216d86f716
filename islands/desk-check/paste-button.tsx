import { type ComponentType, useState } from 'react';
import type { Check } from './check';
import { ToolButton } from './part';

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
