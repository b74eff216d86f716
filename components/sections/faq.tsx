import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';

type FaqProps = { items: readonly { question: string; answer: string }[]; className?: string };

/** Questions that open one at a time and can be closed again (spec section 4): the platform does it. */
export function Faq({ items, className = '' }: FaqProps) {
  return (
    <div className={`faq ${className}`.trim()}>
      {items.map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>
            <span>
              <Phrases text={question} />
            </span>
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
