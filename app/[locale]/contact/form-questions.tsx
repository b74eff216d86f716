import { getFormatter, getTranslations } from 'next-intl/server';
import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { QUESTIONS } from '@/app/[locale]/contact/questions';
import { Actions } from '@/components/ui/actions';
import { ExternalButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
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
      <div className="md:col-start-6">
        <Disclosure open summary={<span>{summary}</span>}>
          <QuestionList {...questions} />
        </Disclosure>
      </div>
      <QuestionsDialog title={dialog} open={open} {...questions} />
    </Section>
  );
}

type QuestionListProps = Pick<ContactCopy['questions'], 'items' | 'inquiryTypes'> & { className?: string };

const NUMBER =
  'before:content-[counter(question)] before:font-mono before:text-[0.875rem]/[normal] before:text-ink-3';
const OBLIGATIONS = {
  required: 'border-orange-deep font-semibold text-orange-deep',
  optional: 'border-line-strong font-normal text-ink-3',
};

/** The questions of the form in its order, each marked as required or optional (questions.ts). */
async function QuestionList({ items, inquiryTypes, className = '' }: QuestionListProps) {
  const format = await getFormatter();
  return (
    <ol className={`[counter-reset:question] ${className}`}>
      {QUESTIONS.map((question) => (
        <li
          key={question.id}
          className={`grid grid-cols-[min(2.5rem,10.3vw)_1fr_auto] items-baseline gap-x-3 border-b border-line py-3.5 leading-[1.7] text-ink [counter-increment:question] ${NUMBER}`}
        >
          <span>{items[question.id]}</span>
          <Obligation kind={question.required ? 'required' : 'optional'} />
          {'options' in question ? (
            <small className="col-[2/-1] text-[0.8125rem] text-ink-3">
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

async function Obligation({ kind }: { kind: keyof typeof OBLIGATIONS }) {
  const t = await getTranslations('question');
  return (
    <em className={`rounded-edge border px-2 py-px text-[0.75rem] not-italic ${OBLIGATIONS[kind]}`}>
      {t(kind)}
    </em>
  );
}

/** What the button that opens the dialog refers to. */
export const QUESTIONS_DIALOG = 'form-questions';

type QuestionsDialogProps = QuestionListProps & { title: string; open: string };

/** The questions in a dialog, and the way on to the form. */
function QuestionsDialog({ title, open, ...questions }: QuestionsDialogProps) {
  return (
    <Dialog id={QUESTIONS_DIALOG} title={title}>
      <QuestionList className="border-t border-ink" {...questions} />
      <Actions className="mt-6">
        <ExternalButton href={site().urls.contact} text={open} />
      </Actions>
    </Dialog>
  );
}
