'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Path } from '@/lib/protocol/edit';
import { protocolFromHash } from '@/lib/protocol/link';
import type { Step } from '@/lib/protocol/model';
import { printProtocol } from '@/lib/protocol/print';
import { type Rehearsal, rehearse } from '@/lib/protocol/rehearse';
import { understand } from '@/lib/protocol/understand';
import type { TryProps } from '../labcraft-try';
import { Check } from './check';
import { Rehearse } from './rehearse';
import { Say } from './say';
import { TakeHome } from './take-home';

/** A rehearsal waits until typing pauses. */
const PAUSE_MS = 150;

/** What an address brings with it, or the first example. */
function firstText({ locale, words }: TryProps): string {
  const linked = protocolFromHash(window.location.hash);
  return linked ? printProtocol(linked, locale) : (words.say.examples[0]?.text ?? '');
}

/** The four steps of the trial. The text is the one state: blocks, plate and files are what it means. */
export function Workshop(props: TryProps) {
  const { locale, words } = props;
  const [text, setText] = useState(() => firstText(props));
  const understood = useMemo(() => understand(text, locale), [text, locale]);
  const [chosen, setChosen] = useState<Path>([0]);
  const [at, setAt] = useState<Path>();
  const { protocol } = understood;
  const [{ rehearsal, of }, setRehearsal] = useState<{ rehearsal: Rehearsal; of: typeof protocol }>(() => ({
    rehearsal: rehearse(protocol),
    of: protocol,
  }));
  useEffect(() => {
    if (of === protocol) return;
    const timer = setTimeout(() => setRehearsal({ rehearsal: rehearse(protocol), of: protocol }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [protocol, of]);

  const edit = (steps: Step[], path: Path) => {
    setText(printProtocol({ steps }, locale));
    setChosen(path);
  };
  return (
    <div className="lc">
      <Say text={text} onText={setText} understood={understood} locale={locale} words={words.say} />
      <Check
        steps={protocol.steps}
        locked={!understood.understood}
        chosen={chosen}
        now={at}
        stopped={rehearsal.mistake?.path}
        onChoose={setChosen}
        onEdit={edit}
        locale={locale}
        words={words.check}
      />
      <Rehearse
        rehearsal={rehearsal}
        locale={locale}
        words={words.rehearse}
        onMoment={setAt}
        onGoTo={setChosen}
      />
      <TakeHome {...props} protocol={of} rehearsal={rehearsal} understood={understood.understood} />
    </div>
  );
}
