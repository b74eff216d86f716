import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { Icon } from './icon';
import { Phrases } from './phrases';

type DialogProps = ComponentProps<'dialog'> & { id: string; title: string };

const TITLE = 'text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)]/[1.45] text-ink';

/** A native modal dialog. Open it with `<button commandfor={id} command="show-modal">`. */
export function Dialog({ id, title, children, ...rest }: DialogProps) {
  return (
    <dialog {...rest} id={id} aria-labelledby={`${id}-title`} closedby="any">
      <div className="top-0 z-2 flex items-start justify-between gap-4 bg-paper pt-6 pr-5 pb-4 pl-[min(1.75rem,7.2vw)] tall:sticky">
        <h2 className={TITLE} id={`${id}-title`}>
          <Phrases text={title} />
        </h2>
        <CloseButton dialog={id} />
      </div>
      <div className="px-[min(1.75rem,7.2vw)] pb-7" data-dialog-body>
        {children}
      </div>
    </dialog>
  );
}

/** Closes the dialog of this id. */
export async function CloseButton({ dialog }: { dialog: string }) {
  const t = await getTranslations('button');
  return (
    <button
      type="button"
      className="grid size-[min(2.75rem,13.75vw)] flex-none place-items-center text-[1.25rem] text-ink hover:bg-sunk"
      commandfor={dialog}
      command="close"
      aria-label={t('close')}
    >
      <Icon name="close" />
    </button>
  );
}
