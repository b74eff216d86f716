import { imageKey } from '@/lib/content/image-key';

/** The manifest key of a picture that lies beside the home page's copy. */
export const homeImage = (file: string): string => imageKey('pages/home', file);
