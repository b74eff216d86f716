import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';

type ShareButtonProps = { title: string; text: string };

/** Shares the page; `client/enhance/share.ts` does the work, and copies the address where a browser cannot share. */
export async function ShareButton({ title, text }: ShareButtonProps) {
  const t = await getTranslations('article');
  return (
    <Button
      small
      icon="external"
      data-needs-script
      data-share-title={title}
      data-share-text={text}
      data-copy-done={t('shared')}
      data-copy-done-text={t('sharedText')}
      data-copy-failed={t('shareFailed')}
      data-copy-failed-text={t('shareFailedText')}
      text={t('share')}
    />
  );
}
