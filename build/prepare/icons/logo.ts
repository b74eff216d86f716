/** The logo: mark and company name, its letters as outlines, so that it looks the same everywhere. */
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { escapeXml } from '../../../lib/feeds/xml.ts';
import { COLOURS } from '../social-images/colours.ts';
import { facesFor } from '../social-images/fonts.ts';
import { placedMark } from './draw.ts';

const HEIGHT = 64;
const TEXT_AT = 80;
const SIZE = 36;
/** More than any name is wide; the empty part is cut off. */
const ROOM = 2000;

/** The name as outlines, on the middle line of the logo. */
async function outlines(name: string, root: string): Promise<string> {
  const fonts = await facesFor(new Map([['content/site.json', name]]), root);
  const style = {
    ...{ display: 'flex', alignItems: 'center', height: HEIGHT, color: COLOURS.ink },
    ...{ fontFamily: 'Latin, Japanese', fontWeight: 600, fontSize: SIZE, letterSpacing: -0.02 * SIZE },
  };
  const tree = { type: 'div', props: { style, children: name } };
  return satori(tree as never, { width: ROOM, height: HEIGHT, fonts });
}

/**
 * The logo as SVG. `mark` is the site's icon; `root` the repository.
 * @throws Error naming the character that no face can draw.
 */
export async function drawLogo(name: string, mark: string, root: string): Promise<string> {
  const text = await outlines(name, root);
  const box = new Resvg(text).getBBox();
  if (!box) throw new Error(`content/site.json: the company's name "${name}" draws nothing`);
  const width = Math.ceil(TEXT_AT + box.x + box.width);
  // Its rules for dark windows would reach the name as well, and a logo stands on a ground of its own.
  const plain = mark.replace(/<style>[\s\S]*?<\/style>\s*/, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">` +
    `<title>${escapeXml(name)}</title>${placedMark(plain, 0, 0, HEIGHT).trim()}${text.replace('<svg', `<svg x="${TEXT_AT}"`)}</svg>\n`
  );
}
