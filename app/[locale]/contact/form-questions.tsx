import { getFormatter, getTranslations } from 'next-intl/server';
import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { QUESTIONS } from '@/app/[locale]/contact/questions';
import { ExternalButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';

type FormQuestionsProps = ContactCopy['questions'] & { open: string };

/** What the form asks: on the page for everyone, and in a dialog beside the button that opens the form. */
export function FormQuestions({
  label,
  title,
  text,
  summary,
  dialog,
  open,
  ...questions
}: FormQuestionsProps) {
  return (
    <Section label={label} surface="sunk">
      <div className="md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <div className="md:col-start-6 faq">
        <details open>
          <summary>
            <span>{summary}</span>
            <Icon name="plus" />
          </summary>
          <QuestionList {...questions} />
        </details>
      </div>
      <QuestionsDialog title={dialog} open={open} {...questions} />
    </Section>
  );
}

type QuestionListProps = Pick<ContactCopy['questions'], 'items' | 'inquiryTypes'>;

/** The questions of the form in its order, each marked as required or optional (lib/contact/questions.ts). */
async function QuestionList({ items, inquiryTypes }: QuestionListProps) {
  const t = await getTranslations('question');
  const format = await getFormatter();
  return (
    <ol className="q">
      {QUESTIONS.map((question) => (
        <li key={question.id}>
          <span>{items[question.id]}</span>
          {question.required ? <em>{t('required')}</em> : <em className="o">{t('optional')}</em>}
          {'options' in question ? (
            <small>
              {format.list(
                question.options.map((option) => inquiryTypes[option]),
                { type: 'disjunction' },
              )}
            </small>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** What the button that opens the dialog refers to. */
export const QUESTIONS_DIALOG = 'form-questions';

type QuestionsDialogProps = QuestionListProps & { title: string; open: string };

/** The questions in a dialog, and the way on to the form. */
function QuestionsDialog({ title, open, ...questions }: QuestionsDialogProps) {
  return (
    <Dialog id={QUESTIONS_DIALOG} title={title}>
      <QuestionList {...questions} />
      <div className="actions mt-6">
        <ExternalButton href={site().urls.contact} text={open} />
      </div>
    </Dialog>
  );
}
