import { imageWithAlt, text, uploadDay, videoId } from '../content/fields.ts';
import { block, lead, video } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const filmSchema = defineBlock(
  'film',
  { ja: '動画', en: 'Film' },
  {
    ...block.shape,
    lead,
    videoId,
    videoDate: uploadDay.optional(),
    video: video.meta({ ja: '動画の名前とボタン', en: 'Name and button of the film' }),
    poster: imageWithAlt.meta({ ja: '再生前に見せる画像', en: 'Picture before it is played' }),
    caption: text.optional().meta({ ja: '動画の下の文', en: 'Text under the film' }),
  },
);
