import type { ReactNode } from 'react';
import type { AccessibilityPart } from '@/app/[locale]/accessibility/copy';
import { Heading } from '@/components/ui/heading';

type StatementPartProps = AccessibilityPart & { children?: ReactNode };

/** A part of the statement: its name in the margin, its text beside it. */
export function StatementPart({ id, title, text, items, rows, children }: StatementPartProps) {
  return (
    <section className="s statement__p" id={id} aria-label={title.replaceAll('|', '')}>
      <Heading level={2} text={title} className="a-1 b-5" />
      <div className="a-5 b-13">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items ? (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
        {rows ? (
          <dl>
            {rows.map(({ term, text: done }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{done}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {children}
      </div>
    </section>
  );
}
