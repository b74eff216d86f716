/**
 * What a contact form of our own would accept (spec section 5). The page leads to an external form today;
 * this schema is ready for the day it does not. Its messages are the specification's, word for word.
 */
import { z } from 'zod';

/** Kinds of enquiry; their names are in `content/pages/contact`. */
export const INQUIRY_TYPES = [
  'automation-consulting',
  'joint-research',
  'technical-question',
  'quote',
  'other',
] as const;

/** Fewest characters of a message, spaces around it not counted (spec section 9). */
const MESSAGE_MIN = 10;

/** A text that must hold more than spaces; the same message when the field is missing altogether. */
const required = (message: string) => z.string(message).trim().min(1, message);

const optional = z.string().trim().optional();

/** Every field with its rule. An email that is empty gets one message, not two. */
export const contactSchema = z.object({
  inquiryType: z.enum(INQUIRY_TYPES, 'お問い合わせ種別を選択してください'),
  companyName: optional,
  department: optional,
  position: optional,
  name: required('お名前は必須項目です'),
  email: required('メールアドレスは必須項目です').pipe(z.email('有効なメールアドレスを入力してください')),
  phone: optional,
  message: z
    .string('お問い合わせ内容は10文字以上入力してください')
    .trim()
    .min(MESSAGE_MIN, 'お問い合わせ内容は10文字以上入力してください'),
  budget: optional,
  deadline: optional,
  privacyPolicy: z.literal(true, '続行するにはプライバシーポリシーに同意する必要があります'),
});

export type ContactRequest = z.output<typeof contactSchema>;
export type ContactField = keyof ContactRequest;
