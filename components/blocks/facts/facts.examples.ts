import type { Examples } from '../block-props.ts';

export const factsExamples: Examples<'facts'> = {
  ja: {
    block: 'facts',
    label: '開催概要',
    title: '日時と場所',
    items: [
      { term: '会場', value: '当社の実験室' },
      { term: '対象', value: '研究者、技術職員、学生の方' },
      { term: '参加費', value: '無料' },
    ],
  },
  en: {
    block: 'facts',
    label: 'At a glance',
    title: 'Time and place',
    items: [
      { term: 'Venue', value: 'Our laboratory' },
      { term: 'For', value: 'Researchers, technical staff and students' },
      { term: 'Admission', value: 'Free' },
    ],
  },
};
