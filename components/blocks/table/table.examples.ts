import type { Examples } from '../block-props.ts';

export const tableExamples: Examples<'table'> = {
  ja: {
    block: 'table',
    label: '時間割',
    title: '午前と午後、|同じ内容です。',
    caption: '見学会の時間割',
    scroll: '見学会の時間割の表',
    corner: '内容',
    columns: ['午前の部', '午後の部'],
    rows: [
      { name: '装置の見学', values: ['最初', '最初'] },
      { name: '画面での操作', values: ['見学のあと', '見学のあと'] },
      { name: '個別の相談', values: ['昼休みまで', '終わりまで'] },
    ],
  },
  en: {
    block: 'table',
    label: 'Timetable',
    title: 'Morning and afternoon|are alike.',
    caption: 'Timetable of the open day',
    scroll: 'Table with the timetable of the open day',
    corner: 'Part',
    columns: ['Morning', 'Afternoon'],
    rows: [
      { name: 'The system at work', values: ['First', 'First'] },
      { name: 'The screen', values: ['After the tour', 'After the tour'] },
      { name: 'Your own case', values: ['Until lunch', 'Until the end'] },
    ],
  },
};
