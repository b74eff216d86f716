import type { BlockProps } from '@/components/blocks/block-props';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { DocumentLink } from '@/components/sections/document-link';

/** The question that ends a page, and the document that says the same as the page. */
export const Ask = ({ frame: { id }, document, ...copy }: BlockProps<'ask'>) => (
  <ClosingAsk
    id={id}
    {...copy}
    more={
      document && (
        <p className="mt-6">
          <DocumentLink id={document} look="text-night" />
        </p>
      )
    }
  />
);
