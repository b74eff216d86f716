import { site } from '@/lib/content';

type MailLetterProps = {
  label: string;
  to: string;
  about: string;
  subject: string;
  sentence: string;
  questions: readonly string[];
  className?: string;
};

/** Shows what a mail draft will say before it is opened. */
export function MailLetter({ label, to, about, subject, sentence, questions, className }: MailLetterProps) {
  return (
    <figure className={`letter ${className ?? ''}`.trim()}>
      <figcaption className="lc__h">{label}</figcaption>
      <dl>
        <dt>{to}</dt>
        <dd>{site().mail}</dd>
        <dt>{about}</dt>
        <dd>{subject}</dd>
      </dl>
      <p>{sentence}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </figure>
  );
}
