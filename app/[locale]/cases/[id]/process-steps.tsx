import type { CaseStudy } from '@/lib/content/cases';

/** How the project went, in order. */
export function ProcessSteps({ steps }: { steps: CaseStudy['implementationProcess'] }) {
  return (
    <ol className="casesteps">
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
