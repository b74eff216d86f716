import type { BlockProps } from '@/components/blocks/block-props';
import { DocumentLink } from '@/components/sections/document-link';
import { Section } from '@/components/ui/section';

/** One document to take along. */
export const Document = ({ label, title, text, document, frame }: BlockProps<'document'>) => (
  <Section label={label} title={title} titleClass="md:col-end-6" {...frame}>
    <div className="md:col-start-7">
      <p className="mb-4">{text}</p>
      <DocumentLink id={document} />
    </div>
  </Section>
);
