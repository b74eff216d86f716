import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import { Button } from '@/components/ui/button';
import { type ButtonLook, buttonLook } from '@/components/ui/button-look';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { type MailDraft, mailDraftLink, mailDraftText, mailFormBody } from '@/lib/mail-draft';
import type { LetterCopy } from '@/lib/pages/copy-parts';

type MailRequestProps = {
  id: string;
  label: string;
  title: string;
  text: string;
  action: string;
  letter: LetterCopy;
  headClass: string;
  textClass: string;
  letterClass: string;
};

/** Asks for something by mail (spec section 7): the draft, and beside it what it will say. */
export function MailRequest({ id, label, title, text, action, letter, ...classes }: MailRequestProps) {
  return (
    <Section label={label} surface="sunk" id={id}>
      <div className={`sm:max-md:col-end-8 ${classes.headClass}`}>
        <Heading level={2} label={label} text={title} />
        <p className={classes.textClass}>{text}</p>
        <MailDraftActions text={action} letter={letter} />
      </div>
      <LetterSheet className={`sm:max-md:col-start-8 ${classes.letterClass}`} {...letter} />
    </Section>
  );
}

type LetterSheetProps = LetterCopy & { className: string };

/** A mail draft, shown before it opens. */
const LetterSheet = ({ className, label, to, about, subject, sentence, questions }: LetterSheetProps) => (
  <figure
    className={`border border-line bg-white px-[clamp(1.25rem,2vw,2rem)] pt-6 pb-8 text-[0.9375rem] text-ink ${className}`}
  >
    <figcaption className="mb-3 text-[0.75rem] text-ink-3">{label}</figcaption>
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-ink pb-4 leading-[1.7]">
      <dt className="text-ink-3">{to}</dt>
      <dd>{site().mail}</dd>
      <dt className="text-ink-3">{about}</dt>
      <dd>{subject}</dd>
    </dl>
    <p className="pt-4 pb-2">{sentence}</p>
    <ul>
      {questions.map((question) => (
        <li key={question} className="border-0 border-b border-dotted border-line-strong py-2">
          {question}
        </li>
      ))}
    </ul>
  </figure>
);

type DraftActionsProps = {
  text: string;
  draft: MailDraft;
  look?: ButtonLook;
  /** What else can be done, behind them. */
  children?: ReactNode;
};

type MailDraftActionsProps = Omit<DraftActionsProps, 'draft'> & {
  letter: Pick<LetterCopy, 'subject' | 'sentence' | 'questions'>;
};

/** The actions of a draft to the company that asks for answers. */
export const MailDraftActions = ({
  letter: { subject, sentence, questions },
  ...rest
}: MailDraftActionsProps) => (
  <DraftActions {...rest} draft={{ to: site().mail, subject, body: mailFormBody(sentence, questions) }} />
);

/** A link that opens a mail draft, beside it a button that copies the same text, and a field for what it cannot copy. */
export async function DraftActions({ text, draft, look = 'primary', children }: DraftActionsProps) {
  const t = await getTranslations('copy');
  return (
    <Actions>
      <a className={buttonLook({ look })} href={mailDraftLink(draft)}>
        <span>{text}</span>
        <Icon name="arrow" />
      </a>
      <Button
        look={look.endsWith('night') ? 'text-night' : 'text'}
        data-needs-script
        data-copy={mailDraftText(draft)}
        data-copy-done={t('done')}
        data-copy-done-text={t('doneText')}
        data-copy-failed={t('failed')}
        data-copy-failed-text={t('failedText')}
        text={t('mail')}
      />
      {children}
      <textarea
        hidden
        readOnly
        rows={12}
        aria-label={t('mail')}
        className="w-full rounded-edge border border-line-strong bg-white p-4 font-body text-base/[1.5] text-ink"
      />
    </Actions>
  );
}
