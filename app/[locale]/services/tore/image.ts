import { imageKey } from '@/lib/content/image-key';

/** The manifest key of a picture that lies beside the copy of the TORE page. */
export const toreImage = (file: string): string => imageKey('pages/tore', file);
