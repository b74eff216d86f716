import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { QuestionList } from './question-list';
import { QuestionsDialog } from './questions-dialog';

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
      <div className="a-1 b-5">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <div className="a-5 b-13 faq">
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
