import { imageKey } from '@/lib/content/image-key';

/** The manifest key of a picture that lies beside this page's copy. */
export const pageImage = (file: string): string => imageKey('pages/custom-automation', file);
