import { Disclosure } from '@/components/ui/disclosure';
import { Phrases } from '@/components/ui/phrases';
import { site } from '@/lib/content';

type FaqProps = {
  items: readonly { question: string; answer: string; id?: string | undefined }[];
  /** The id of the one whose answer is followed by our mail address. */
  mailed?: string | undefined;
  className?: string;
};

/** Questions that open one at a time and can be closed again (spec section 4): the platform does it. */
export const Faq = ({ items, mailed, className }: FaqProps) => (
  <div className={className}>
    {items.map(({ question, answer, id }) => (
      <Disclosure
        key={question}
        name="faq"
        summary={
          <span>
            <Phrases text={question} />
          </span>
        }
      >
        <p className="max-w-[44em] pr-12 pb-7">
          {answer}
          {id && id === mailed ? (
            <>
              {' '}
              <a
                href={`mailto:${site().mail}`}
                className="flex min-h-11 w-fit items-center text-teal underline-offset-[0.25em]"
              >
                {site().mail}
              </a>
            </>
          ) : null}
        </p>
      </Disclosure>
    ))}
  </div>
);
