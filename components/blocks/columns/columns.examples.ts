import type { Examples } from '../block-props.ts';

export const columnsExamples: Examples<'columns'> = {
  ja: {
    block: 'columns',
    label: '会場',
    title: '会場は、|いつもの実験室。',
    text: '展示のための部屋ではありません。ふだん装置を組み立て、試している実験台をそのままご覧いただきます。',
    image: { src: './bench.webp', alt: '実験台の上のロボットアーム' },
    caption: '会場の実験台（イメージ）',
  },
  en: {
    block: 'columns',
    label: 'Venue',
    title: 'The venue is|our own lab.',
    text: 'It is no showroom: you see the benches on which we build and try our systems every day.',
    image: { src: './bench.webp', alt: 'A robot arm on a lab bench' },
    caption: 'The bench (rendering)',
  },
};
