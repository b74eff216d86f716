import type { Examples } from '../block-props.ts';

export const documentExamples: Examples<'document'> = {
  ja: {
    block: 'document',
    label: '資料',
    title: '会社の資料を|お持ちください。',
    text: '当日お配りする会社の資料です。先に読んでおくと、見学が早く進みます。',
    document: 'company-profile',
  },
  en: {
    block: 'document',
    label: 'Document',
    title: 'Take our|profile with you.',
    text: 'We hand it out on the day. If you read it before, you see more in the same time.',
    document: 'company-profile',
  },
};
