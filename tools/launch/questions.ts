/** What only the company can answer: statements of content/facts.json without their sentence, and facts of its register. */
import type { Facts } from '../../lib/content/facts.ts';
import type { Content } from '../../lib/content/load.ts';
import type { Wording } from '../../lib/content/problems.ts';
import { ANSWERERS, type Answerer } from '../../lib/content/statements.ts';
import { valueAt } from '../../lib/content/values.ts';
import FIELD_QUESTIONS from './field-questions.json' with { type: 'json' };

export type OpenQuestion = {
  who: Answerer;
  question: Wording;
  file: string;
  /** The field that holds the answer, dotted. */
  field: string;
  /** Where the answer will appear: folders of content/, or what else shows it. */
  appears: readonly string[];
};

const statementQuestions = (facts: Facts): OpenQuestion[] =>
  Object.entries(facts).flatMap(([name, { question, sentence, pages = [] }]) =>
    question && !question.declined && !sentence
      ? [
          {
            who: question.who,
            question: question.text,
            file: 'content/facts.json',
            field: `${name}.sentence`,
            appears: pages,
          },
        ]
      : [],
  );

type Answers = Pick<Content, 'facts' | 'site' | 'collections'>;

/**
 * Questions whose answer is a fact of content/site.json (a "no" is a name in `declined` there), or an article later than the
 * day `since`.
 */
const fieldQuestions = ({ site: { data: site }, collections }: Answers): OpenQuestion[] =>
  FIELD_QUESTIONS.flatMap(({ who, since, ...question }) => {
    const { field } = question;
    const isGiven = since
      ? collections.news.some(({ data }) => !data.draft && data.date > since)
      : valueAt(site, field.split('.')) !== undefined || site.declined?.some((name) => name === field);
    return isGiven ? [] : [{ ...question, who: who as Answerer }];
  });

/** Every question that is still open, grouped by who can answer it. */
export const openQuestions = (answers: Answers): OpenQuestion[] => {
  const all = [...statementQuestions(answers.facts.data), ...fieldQuestions(answers)];
  return ANSWERERS.flatMap((who) => all.filter((question) => question.who === who));
};
