/** The rule that a page calls its renderings so: it finds the pages that leave a visitor to take them for photographs. */
import { rendersOf } from '@/e2e/renders';

const ARM = '<img src="/assets/img/arm-640.webp" alt="">';
const DRAWING = '<img src="/assets/img/usable-reach-640.webp" alt="">';

const page = (main: string, around = '') =>
  `<!doctype html><html><head><title>イメージ</title></head><body>${around}<main class="a">${main}</main>${around}</body></html>`;

const shows = (html: string) => rendersOf(html).pictures;
/** Pictures, and no word for them. */
const isAtFault = (html: string) => shows(html).length > 0 && !rendersOf(html).said;

describe('a page with a picture of a machine is at fault when', () => {
  it.each([
    ['nothing says that it is a rendering', `${ARM}<p>ロボットアーム</p>`],
    ['only the alternative text says so', '<img src="/assets/img/arm-640.webp" alt="Rendering of an arm">'],
    ['only a script says so', `${ARM}<script>const note = 'イメージ';</script>`],
    ['only a style sheet says so', `${ARM}<style>.rendering { color: red }</style>`],
    ['only an attribute says so', `${ARM}<p class="rendering" data-note="イメージ">An arm</p>`],
    ['only a hidden template says so', `${ARM}<template><p>Rendering</p></template>`],
    ['another word only contains it', `${ARM}<p>Prerenderings</p>`],
    ['a drawing stands beside it', `${DRAWING}${ARM}`],
  ])('%s', (_when, main) => expect(isAtFault(page(main))).toBe(true));

  it('only its header or footer says so', () =>
    expect(isAtFault(page(ARM, '<p>Pictures are renderings</p>'))).toBe(true));
});

describe('a page is right when', () => {
  it.each([
    ['its caption says so in Japanese', `${ARM}<p>画像はイメージです</p>`],
    ['its caption says so in English', `${ARM}<p>Rendering</p>`],
    ['it speaks of rendered pictures', `${ARM}<p>All pictures are rendered.</p>`],
    ['it speaks of illustrations', `${ARM}<p>Illustrations of the project</p>`],
    ['the number of the figure stands before it', `${ARM}<p><b>Fig. 1</b>Rendering</p>`],
    ['the text before it ends without a space', `<span>Team</span>${ARM}<figcaption>Rendering</figcaption>`],
    ['elements stand between the letters', `${ARM}<p>イメ<wbr>ージ</p>`],
  ])('%s', (_when, main) => {
    expect(shows(page(main))).toEqual(['/assets/img/arm-640.webp']);
    expect(isAtFault(page(main))).toBe(false);
  });

  it.each([
    ['it shows only drawings', DRAWING],
    ['its picture is no picture of content', '<img src="/icon.svg" alt="">'],
    ['it shows nothing', '<p>Text</p>'],
  ])('%s, without a word', (_when, main) => expect(shows(page(main))).toEqual([]));

  it('its pictures are outside of the main part', () => expect(shows(page('', ARM))).toEqual([]));
});
