import { QUESTIONS, type Question } from '@/app/[locale]/contact/questions';
import { type ContactField, contactSchema } from '@/app/[locale]/contact/schema';

const questions: readonly Question[] = QUESTIONS;
const fields = Object.keys(contactSchema.shape) as ContactField[];
const isRequired = (field: ContactField) => !contactSchema.shape[field].safeParse(undefined).success;

describe('the questions of the contact form', () => {
  it('are the eleven of the specification, eight of them required', () => {
    const ids = (required: boolean) =>
      questions.filter((each) => each.required === required).map(({ id }) => id);
    expect(ids(true).join(' ')).toBe(
      'email name furigana organisation position phone inquiry-type experiment',
    );
    expect(ids(false).join(' ')).toBe('robot-arm problem other');
  });

  it.each(fields.filter((field) => isRequired(field) && field !== 'privacyPolicy'))(
    'require what the schema requires: %s',
    (field) => {
      const asking = questions.filter((question) => question.fields?.includes(field));
      expect(asking.map(({ required }) => required)).toEqual([true]);
    },
  );

  it('offer exactly the kinds of enquiry that the schema accepts', () => {
    const choice = questions.find(({ id }) => id === 'inquiry-type');
    expect(choice?.options).toEqual(contactSchema.shape.inquiryType.options);
  });
});
