import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';

type SoonButtonProps = ComponentProps<'button'> & { notice?: 'soon' | 'labneeds' | 'detail' };

/**
 * Stands where a link will be: shows a notice instead of leading anywhere (spec section 8). Without script it could
 * not, and is a name that cannot be pressed; `client/enhance/toast-buttons.ts` lifts that.
 */
export async function SoonButton({ notice = 'soon', children, ...rest }: SoonButtonProps) {
  const t = await getTranslations(`toast.${notice}`);
  return (
    <button type="button" disabled {...rest} data-toast-title={t('title')} data-toast-text={t('text')}>
      {children}
    </button>
  );
}
