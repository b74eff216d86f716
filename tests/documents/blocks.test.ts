import { heading, paragraph, points, section } from '@/lib/documents/blocks';

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
