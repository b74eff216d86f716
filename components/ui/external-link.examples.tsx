import type { Examples } from '../examples/specimens';
import { ExternalLink } from './external-link';

export const examples: Examples = (words) => ({
  looks: { ExternalLink: <ExternalLink href="https://example.com/">{words.elsewhere}</ExternalLink> },
});
