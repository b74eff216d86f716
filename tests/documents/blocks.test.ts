import {
  factsBlock,
  faqOf,
  heading,
  paragraph,
  points,
  pointsOf,
  section,
  stepsOf,
} from '@/lib/documents/blocks';

const words = (value: string) => [{ type: 'text', value }];

it('a heading is a section of a sheet, or a chapter where it is said', () => {
  expect(heading('手順')).toEqual({ type: 'heading', depth: 1, children: words('手順') });
  expect(heading('手順', 2)).toMatchObject({ depth: 2 });
});

it('points stand in a list, with a box each where they are ticked', () => {
  const item = (checked?: boolean) => ({
    type: 'listItem',
    ...(checked !== undefined && { checked }),
    children: [{ type: 'paragraph', children: words('一') }],
  });
  expect(points(['一'])).toStrictEqual({ type: 'list', children: [item()] });
  expect(points(['一'], true)).toStrictEqual({ type: 'list', children: [item(false)] });
});

describe('a section', () => {
  it('is its heading and what stands under it, without what is not there', () => {
    expect(section('費用', undefined, paragraph('月額'), false)).toEqual([
      heading('費用'),
      { type: 'paragraph', children: words('月額') },
    ]);
  });

  it('is nothing where nothing stands under its heading', () => {
    expect(section('費用', undefined, false)).toEqual([]);
  });
});

describe('copy of a page', () => {
  const items = [
    { title: '一回目の|相談', text: '聞きます。' },
    { title: '試作', text: '作ります。' },
  ];
  const rows = [
    { title: '一回目の相談', text: '聞きます。' },
    { title: '試作', text: '作ります。' },
  ];

  it.each([
    ['points', pointsOf],
    ['steps', stepsOf],
  ])('is a section of %s under its own name, without the marks for line breaks', (type, of) => {
    expect(of({ label: '流れ', items })).toEqual([heading('流れ'), { type, rows }]);
  });

  it('gives facts as pairs, and questions as points', () => {
    expect(factsBlock([{ term: '費用', value: '月額' }])).toEqual({
      type: 'facts',
      rows: [['費用', '月額']],
    });
    expect(faqOf({ label: '質問', items: [{ question: '安いですか', answer: 'はい' }] })).toEqual([
      heading('質問'),
      { type: 'points', rows: [{ title: '安いですか', text: 'はい' }] },
    ]);
  });
});
