import type { Examples } from '../block-props.ts';

export const pointsExamples: Examples<'points'> = {
  ja: {
    block: 'points',
    label: '当日の内容',
    title: '見て、触れて、|聞ける。',
    lead: '実験台の前まで来ていただき、動きを間近でご覧いただきます。',
    items: [
      { title: '装置の見学', text: 'アームがふたを開け、液を分け、容器を戻すまでをご覧いただきます。' },
      { title: '画面での操作', text: 'ブロックを並べて、動きを組んでいただけます。' },
      { title: '個別の相談', text: '手順書をお持ちいただければ、その場で一緒に読みます。' },
    ],
    note: '内容は変わることがあります。',
  },
  en: {
    block: 'points',
    label: 'The day',
    title: 'Look, touch|and ask.',
    lead: 'You stand at the bench itself and see every movement from close by.',
    items: [
      {
        title: 'The system at work',
        text: 'The arm opens a lid, shares out the liquid and puts the vessel back.',
      },
      { title: 'The screen', text: 'Put blocks in a row and compose a movement yourself.' },
      { title: 'Your own case', text: 'Bring a protocol, and we read it together on the spot.' },
    ],
    note: 'The programme may change.',
  },
};
