import { imageProblems, imageReferences } from '@/lib/content/images';
import { parseSource } from '@/lib/content/parse';
import { inLanguage } from '@/lib/content/problems';
import { LOCALES } from '@/lib/i18n/locales';
import { temporaryFolder, writeFiles } from '../helpers/temporary';
import { article, JPEG, problemsWith, readWith, WEBP } from './fixture';

const TOP = { line: 1, column: 1 };

/** What is said of the pictures that a file names, in a folder of some files. */
function problemsOf(targets: string[], names: string[], all = false) {
  const disk = temporaryFolder();
  const bytes = (name: string) => (name.endsWith('webp') ? WEBP : JPEG);
  writeFiles(disk, Object.fromEntries(names.map((name) => [name, bytes(name)])));
  const references = targets.map((target) => ({ at: TOP, target }));
  return imageProblems({ disk, shown: 'x', inside: 'x' }, [{ file: 'a.md', references }], all);
}

describe('the pictures that a file names', () => {
  const targets = (text: string) =>
    imageReferences(parseSource(`---\nimage: ./cover.webp\n---\n${text}`, 'md')).map(
      ({ at, field, target }) => `${at.line}:${at.column} ${field} ${target}`,
    );
  const COVER = '2:8 image ./cover.webp';

  it.each([
    ['none but those of fields', 'Text with [a link](./a.webp).', []],
    ['in the text', 'Text\n\n![a](./a.webp) ![b](./b.png)', ['6:1 body ./a.webp', '6:16 body ./b.png']],
    ['in a list', '- ![a](./a.webp)', ['4:3 body ./a.webp']],
    ['of another site', '![a](https://a.test/b)', ['4:1 body https://a.test/b']],
    ['by a name', '![a][1]\n\n[1]: ./a.JPG', ['6:1 body ./a.JPG']],
    ['but no link by a name', '![a](./a.webp) [b][1]\n\n[1]: ./b', ['4:1 body ./a.webp']],
    ['but no link to a picture', '![a](./a.webp) [b](./b.webp)', ['4:1 body ./a.webp']],
    ['but none that is only linked, by a name', '[b][1]\n\n[1]: ./b.webp', []],
    ['but none in code', '`![a](./a.webp)`', []],
  ])('%s', (_which, text, found) => expect(targets(text)).toEqual([COVER, ...found]));
});

describe('the pictures in the Markdown of a field', () => {
  const targets = (data: object) =>
    imageReferences(parseSource(JSON.stringify(data), 'json')).map(
      ({ at, field, target }) => `${at.line}:${at.column} ${field} ${target}`,
    );

  it.each<[string, object, string[]]>([
    [
      'stand where the field does',
      { markdown: 'Text ![a](./a.webp)\n\n![b](./b.png)' },
      ['1:13 markdown ./a.webp', '1:13 markdown ./b.png'],
    ],
    [
      'of a block have the path to it',
      { blocks: [{ title: 'A' }, { markdown: '![a](./a.webp)' }] },
      ['1:38 blocks.1.markdown ./a.webp'],
    ],
    ['are none where it is only linked', { markdown: '[b][1]\n\n[1]: ./b.webp' }, []],
    ['are none where the field holds plain text', { text: '![a](./a.webp)' }, []],
    [
      'come after those of fields',
      { markdown: '![a](./a.webp)', src: './b.webp' },
      ['1:36 src ./b.webp', '1:13 markdown ./a.webp'],
    ],
  ])('%s', (_what, data, found) => expect(targets(data)).toEqual(found));
});

describe('a picture that is not there', () => {
  const said = (target: string, ...names: string[]) =>
    problemsOf([target], names).map(({ message }) => message);
  const NOT_FOUND = {
    ja: '画像が見つかりません。このファイルと同じフォルダーに置き、./name.webp のように書いてください（大文字と小文字も区別します）',
    en: 'Image not found: put it next to this file and name it as ./name.webp, in the same upper and lower case',
  };
  const meant = (name: string) => ({
    ja: `画像が見つかりません。フォルダーにあるのは ./${name} です。同じ名前に直してください（大文字と小文字も区別します）`,
    en: `Image not found: the folder has ./${name}; write that, or rename the file (upper and lower case count)`,
  });

  it.each([
    ['is there', './desk.webp', ['desk.webp'], []],
    ['is named without its folder', 'desk.webp', ['desk.webp'], [NOT_FOUND]],
    ['has no like', './desk.webp', ['chair.webp', 'desk.txt', 'desk'], [NOT_FOUND]],
    ['has another ending', './desk.webp', ['chair.webp', 'desk.png'], [meant('desk.png')]],
    ['has other capitals', './Desk.webp', ['chair.png', 'desk.webp'], [meant('desk.webp')]],
    ['is there twice', './desk.webp', ['desk.JPG', 'desk.png'], [meant('desk.png')]],
  ])('%s', (_how, target, names, messages) => expect(said(target, ...names)).toEqual(messages));
});

describe('a picture as a camera named it', () => {
  it.each([
    ['./arms.webp', 'ARMS.WEBP', '.webp'],
    ['./arms.jpg', 'arms.JPG', '.jpg'],
    ['./arms.webp', 'arms.HEIC', 'webp か jpg'],
    ['./arms.jpg', 'arms.tiff', 'webp か jpg'],
  ])('named as %s, is said to lie there as %s, with what to do', (target, name, what) => {
    const [problem] = problemsOf([target], [name]);
    const [ja, en] = LOCALES.map((locale) => inLanguage(problem?.message ?? '', locale));
    expect(ja).toContain(`./${name}`);
    expect(en).toContain(`./${name}`);
    expect(ja).toContain(what);
  });

  it.each(['DSC01.JPG', 'arms.HEIC', 'arms.gif', 'arms.bmp'])('is not to be deleted: %s', (name) => {
    const { problems } = readWith({ [`news/opening/${name}`]: JPEG });
    expect(problems.map(({ file }) => file)).toEqual([`content/news/opening/${name}`]);
    for (const language of LOCALES)
      expect(inLanguage(problems[0]?.message ?? '', language)).not.toMatch(/消して|delete/);
  });
});

describe('a picture in a text', () => {
  const shown = (name: string) =>
    problemsWith({
      'news/opening/index.ja.md': article({}, `![A picture](<./${name.normalize()}>)\n`),
      [`news/opening/${name}`]: WEBP,
    });

  it('is shown under a name of letters, digits and hyphens', () => expect(shown('plan-2.webp')).toEqual([]));
  it.each(['治具の写真.webp', 'が.webp'.normalize('NFD'), 'plan 2.webp', 'plan.WEBP'])(
    'is refused under the name %s',
    (name) =>
      expect(shown(name)).toContainEqual(
        expect.stringMatching(/^content\/news\/opening\/index\.ja\.md:8:1 body: Name an image/),
      ),
  );
  it('is refused in a field of Markdown, too', () => {
    const references = imageReferences(parseSource('{"markdown":"![a](./図.webp)"}', 'json'));
    const disk = temporaryFolder();
    writeFiles(disk, { '図.webp': WEBP });
    const problems = imageProblems({ disk, shown: 'x', inside: 'x' }, [{ file: 'a.json', references }], true);
    expect(problems.map(({ field, value }) => [field, value])).toEqual([['markdown', './図.webp']]);
  });
});

it('pictures that nothing names are found, other files are not', () => {
  const names = ['a.webp', 'b.mp4', 'c.webp', 'ja.md', 'x.webp.bak'];
  const unused = (all: boolean) =>
    problemsOf(['./a.webp', './ja.md'], names, all).flatMap(({ file }) => (file === 'a.md' ? [] : [file]));
  expect(unused(true)).toEqual(['x/b.mp4', 'x/c.webp']);
  expect(unused(false)).toEqual([]);
});
