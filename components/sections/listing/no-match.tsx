import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EmptyPlate } from '@/components/drawings/wells';
import { Actions } from '@/components/ui/actions';
import { Button } from '@/components/ui/button';
import { EMPTY_BOX } from '@/components/ui/empty-box';

type NoMatchProps = {
  text: string;
  /** What can be done instead, and a button for it. */
  advice?: string;
  action?: ReactNode;
  className?: string;
};

/** An empty plate, what happened, and the way out. In the HTML from the start, so that its face is loaded. */
export async function NoMatch({ text, advice, action, className = '' }: NoMatchProps) {
  const t = await getTranslations('list');
  return (
    <div className={`${EMPTY_BOX} ${className}`.trim()} data-empty data-needs-script hidden>
      <EmptyPlate className="w-40" />
      <p>
        <b>{text}</b>
      </p>
      {advice && <p className="max-w-[36em] text-small">{advice}</p>}
      <Actions>
        {action}
        <Button look={action ? 'text' : 'secondary'} data-reset text={t('reset')} />
      </Actions>
    </div>
  );
}
