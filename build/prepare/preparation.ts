import { isPreview } from '../../lib/content/publication.ts';
import { DOCUMENTS_FILE } from '../../lib/documents/documents.ts';
import { ICONS_FILE } from '../../lib/seo/icons.ts';
import { CONTENT_DATES_FILE } from '../../lib/seo/last-modified.ts';
import { SOCIAL_IMAGES_FILE } from '../../lib/seo/social-images.ts';
import { bundleClient } from './bundle-client.ts';
import { buildClips } from './clips.ts';
import { buildContentDates } from './content-dates.ts';
import { buildDocuments } from './documents.ts';
import { buildFonts } from './fonts.ts';
import { buildGrammar, grammarFile } from './grammar.ts';
import { buildIcons } from './icons.ts';
import { buildImages } from './images.ts';
import { buildSocialImages } from './social-images.ts';

type Step = {
  name: string;
  /** The manifest in `.generated/` that pages read. */
  makes: string;
  run: () => unknown;
};

/**
 * What has to be made of the content before Next renders pages, in this order: one list for the build and for
 * development, so that neither forgets a step of the other.
 */
export const preparation = ({ dev }: { dev: boolean }): Step[] => [
  { name: 'grammar', makes: grammarFile('ja'), run: () => buildGrammar() },
  { name: 'images', makes: 'images.json', run: () => buildImages({ drafts: dev || isPreview() }) },
  { name: 'clips', makes: 'clips.json', run: () => buildClips() },
  { name: 'fonts', makes: 'fonts.json', run: () => buildFonts({ dev }) },
  { name: 'documents', makes: DOCUMENTS_FILE, run: (): unknown => buildDocuments({ drafts: dev }) },
  { name: 'icons', makes: ICONS_FILE, run: () => buildIcons() },
  // Heads name them in a build only: making them takes longer than a change.
  ...(dev
    ? []
    : [{ name: 'social images', makes: SOCIAL_IMAGES_FILE, run: (): unknown => buildSocialImages() }]),
  { name: 'content dates', makes: CONTENT_DATES_FILE, run: () => buildContentDates() },
  { name: 'client', makes: 'client.json', run: () => bundleClient({ dev, watch: dev }) },
];
