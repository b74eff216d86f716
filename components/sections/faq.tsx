import { Disclosure } from '@/components/ui/disclosure';
import { Phrases } from '@/components/ui/phrases';

type FaqProps = { items: readonly { question: string; answer: string }[]; className?: string };

/** Questions that open one at a time and can be closed again (spec section 4): the platform does it. */
export const Faq = ({ items, className }: FaqProps) => (
  <div className={className}>
    {items.map(({ question, answer }) => (
      <Disclosure
        key={question}
        name="faq"
        summary={
          <span>
            <Phrases text={question} />
          </span>
        }
      >
        <p className="max-w-[44em] pr-12 pb-7">{answer}</p>
      </Disclosure>
    ))}
  </div>
);
