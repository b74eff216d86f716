import type { Examples } from '../block-props.ts';

export const linkExamples: Examples<'link'> = {
  ja: {
    block: 'link',
    label: '送迎',
    title: '駅から|お迎えします。',
    text: 'お申し込みのときに、駅に着く時刻をお書きください。',
    link: { text: '会場の地図を見る', url: 'maps' },
  },
  en: {
    block: 'link',
    label: 'From the station',
    title: 'We pick you up|at the station.',
    text: 'When you sign up, tell us when your train arrives.',
    link: { text: 'See the map', url: 'maps' },
  },
};
