/**
 * The questions of the contact form (spec section 2, /contact), in its order. The texts are in
 * `content/pages/contact`, keyed by these ids; the dialog and its table of contents come from this list.
 */
import { type ContactField, INQUIRY_TYPES } from './schema.ts';

export type Question = {
  id: string;
  required: boolean;
  /** Keys of the answers to choose from. */
  options?: readonly string[];
  /** Fields of the contact schema that hold the answer. */
  fields?: readonly ContactField[];
};

export const QUESTIONS = [
  { id: 'email', required: true, fields: ['email'] },
  { id: 'name', required: true, fields: ['name'] },
  { id: 'furigana', required: true },
  { id: 'organisation', required: true, fields: ['companyName'] },
  { id: 'position', required: true, fields: ['department', 'position'] },
  { id: 'phone', required: true, fields: ['phone'] },
  { id: 'inquiry-type', required: true, options: INQUIRY_TYPES, fields: ['inquiryType'] },
  { id: 'experiment', required: true, fields: ['message'] },
  { id: 'robot-arm', required: false },
  { id: 'problem', required: false },
  { id: 'other', required: false },
] as const satisfies readonly Question[];

export type QuestionId = (typeof QUESTIONS)[number]['id'];
export const QUESTION_IDS: readonly QuestionId[] = QUESTIONS.map(({ id }) => id);
