import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';

type StageProps = { title: string; text: string; tinted?: boolean; children: ReactNode };

/** One stage of the story: its words stay in view while its drawing passes. */
export function Stage({ title, text, tinted, children }: StageProps) {
  return (
    <li>
      <div className="stg__t">
        <Heading level={3} text={title} />
        <p>{text}</p>
      </div>
      <div className={tinted ? 'stg__d stg__d--tint' : 'stg__d'}>{children}</div>
    </li>
  );
}
