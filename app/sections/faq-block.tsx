import { contactPage } from '@/app/[locale]/contact/definition';
import { Questions } from '@/components/blocks/questions/questions';
import type { FaqBlockCopy } from '@/lib/pages/copy-parts';

type FaqBlockProps = FaqBlockCopy & { mailed?: string; flush?: boolean };

/** The questions that decide, answered as far as we know, with the way to ask another one. */
export const FaqBlock = ({ more, flush = false, ...copy }: FaqBlockProps) => (
  <Questions {...copy} more={{ text: more, link: contactPage.path }} frame={{ surface: 'paper', flush }} />
);
