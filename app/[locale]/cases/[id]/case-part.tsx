import type { ReactNode } from 'react';

/** A part of the story with its plain heading. */
export function CasePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="prose" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
