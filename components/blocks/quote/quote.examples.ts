import type { Examples } from '../block-props.ts';

export const quoteExamples: Examples<'quote'> = {
  ja: {
    block: 'quote',
    label: '参加者の声',
    quote: '手順書を広げたら、その場で一工程ずつ一緒に読んでもらえました。',
    author: '参加した研究者（見本）',
  },
  en: {
    block: 'quote',
    label: 'A visitor',
    quote: 'We spread out my protocol and read it together, one step after the other.',
    author: 'A researcher who came (sample)',
  },
};
