import { DocumentLink } from '@/components/sections/document-link';
import { Section } from '@/components/ui/section';
import type { PlanPageCopy } from './copy';

/** The same as the tool asks, to fill in by hand. */
export const Worksheet = ({ label, title, text }: PlanPageCopy['worksheet']) => (
  <Section label={label} title={title} titleClass="md:col-end-6">
    <div className="md:col-start-7">
      <p className="mb-4">{text}</p>
      <DocumentLink id="desk-check-worksheet" />
    </div>
  </Section>
);
