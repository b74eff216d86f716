import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

type DialogProps = ComponentProps<'dialog'> & { id: string; title: string };

/** A native modal dialog. Open it with `<button commandfor={id} command="show-modal">`. */
export async function Dialog({ id, title, children, ...rest }: DialogProps) {
  const t = await getTranslations('button');
  return (
    <dialog {...rest} id={id} aria-labelledby={`${id}-title`} closedby="any">
      <div className="dlg__h">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="dlg__x" commandfor={id} command="close" aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dlg__b">{children}</div>
    </dialog>
  );
}
