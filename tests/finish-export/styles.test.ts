import { moveStyles } from '../../scripts/finish-export/styles';
import { filesOf, textsOf } from './fixture';

const page = (href: string) =>
  `<html><head><link rel="stylesheet" href="${href}"></head><body></body></html>`;
const css = 'a{background:url(/assets/a.svg)}';
const built = { 'index.html': page('/_next/static/chunks/x.css?dpl=1'), '_next/static/chunks/x.css': css };

describe('styles', () => {
  const moved = moveStyles(filesOf(built));
  const name = [...moved.keys()].find((path) => path.endsWith('.css')) ?? '';

  it('names the stylesheet after its content', () => {
    expect(name).toMatch(/^assets\/css\/style-[0-9a-f]{12}\.css$/);
    expect(textsOf(moved)[name]).toBe(css);
  });

  it('gives another name to another content', () => {
    const other = moveStyles(filesOf({ ...built, '_next/static/chunks/x.css': 'b{}' }));
    expect(other.has(name)).toBe(false);
  });

  it('makes every page link to the new place', () => {
    expect(textsOf(moved)['index.html']).toContain(`href="/${name}"`);
  });

  it('changes nothing when it runs again', () => {
    expect(textsOf(moveStyles(moved))).toEqual(textsOf(moved));
  });

  it('refuses a relative address, which would break by moving', () => {
    const relative = filesOf({ '_next/static/chunks/x.css': 'a{background:url("../media/a.svg")}' });
    expect(() => moveStyles(relative)).toThrow('_next/static/chunks/x.css: url(../media/a.svg) is relative');
  });
});
