/** What only the company can answer: statements of content/facts.json without their sentence, and facts of its register. */
import type { Facts } from '../../lib/content/facts.ts';
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
    question && !sentence
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

/** Questions whose answer is a fact of content/site.json, or an article that nobody has written yet. */
const fieldQuestions = (site: unknown): OpenQuestion[] =>
  FIELD_QUESTIONS.flatMap(({ who, ...question }) => {
    const isGiven =
      question.file === 'content/site.json' && valueAt(site, question.field.split('.')) !== undefined;
    return isGiven ? [] : [{ ...question, who: who as Answerer }];
  });

/** Every question that is still open, grouped by who can answer it. */
export const openQuestions = (facts: Facts, site: unknown): OpenQuestion[] => {
  const all = [...statementQuestions(facts), ...fieldQuestions(site)];
  return ANSWERERS.flatMap((who) => all.filter((question) => question.who === who));
};
