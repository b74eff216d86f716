import { getFormatter, getTranslations } from 'next-intl/server';
import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { QUESTIONS } from './questions';

export type QuestionListProps = Pick<ContactCopy['questions'], 'items' | 'inquiryTypes'>;

/** The questions of the form in its order, each marked as required or optional (questions.ts). */
export async function QuestionList({ items, inquiryTypes }: QuestionListProps) {
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
