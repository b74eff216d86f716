import { getTranslations } from 'next-intl/server';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { site } from '@/lib/content';
import { mailDraftLink, mailDraftText } from '@/lib/mail-draft';

type MailDraftActionsProps = { text: string; subject: string; body: string; look?: ButtonLook };

/** A link that opens a mail draft to the company, and beside it a button that copies the same text. */
export async function MailDraftActions({ text, subject, body, look = 'p' }: MailDraftActionsProps) {
  const t = await getTranslations('copy');
  const draft = { to: site().mail, subject, body };
  return (
    <div className="acts">
      <a className={`btn btn--${look}`} href={mailDraftLink(draft)}>
        <span>{text}</span>
        <Icon name="arrow" />
      </a>
      <Button
        look="t"
        data-needs-script
        data-copy={mailDraftText(draft)}
        data-copy-done={t('done')}
        data-copy-done-text={t('doneText')}
        data-copy-failed={t('failed')}
        data-copy-failed-text={t('failedText')}
        text={t('mail')}
      />
    </div>
  );
}
