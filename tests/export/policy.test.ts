import { addPolicy } from '../../build/export/policy';
import { CAPTURE_HASH, CONTENT_SECURITY_POLICY } from '../../build/serve/headers';
import { htmlAfter } from './fixture';

const CHARSET = '<meta charset="utf-8">';
const document = (body: string, head = CHARSET) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const withPolicy = (html: string) => htmlAfter((tree) => addPolicy({ tree }), html);
const directivesOf = (html: string) =>
  /content="([^"]*)"/
    .exec(html)?.[1]
    ?.split('; ')
    .map((directive) => directive.split(' ')[0]);

const VIDEO = '<a data-video="true" data-video-src="https://www.youtube-nocookie.com/embed/a1?rel=0">v</a>';

it('comes before everything else in the head', () =>
  expect(withPolicy(document(''))).toMatch(
    /^<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^']{44}'; style-src/,
  ));

it("is the header's, without what only a header can say, without frames and without clips", () => {
  const ofHeader = CONTENT_SECURITY_POLICY.split('; ').map((directive) => directive.split(' ')[0]);
  const left = ofHeader.filter((name) => !['frame-ancestors', 'frame-src', 'media-src'].includes(name ?? ''));
  expect(directivesOf(withPolicy(document('')))).toEqual(left);
});

it('allows frames of the player and clips of ours where the page has some, and nothing inline but the capture script', () => {
  const [video, clip] = [withPolicy(document(VIDEO)), withPolicy(document('<video src="/a.mp4"></video>'))];
  expect(video).toContain('; frame-src https://www.youtube-nocookie.com"');
  expect(clip).toContain("; media-src 'self'\"");
  expect([video.includes('media-src'), clip.includes('frame-src')]).toEqual([false, false]);
  expect([...(video + clip).matchAll(/sha(?:256|384|512)-[^']*/g)].map(([hash]) => hash)).toEqual([
    CAPTURE_HASH,
    CAPTURE_HASH,
  ]);
  expect(video + clip).not.toMatch(/unsafe|nonce/);
});

it.each([
  ['a style attribute', document('<p style="color:red">a</p>'), '<p> has the attribute style="color:red"'],
  ['a handler', document('<p onclick="a()">a</p>'), '<p> has the attribute onClick="a()"'],
  ['a style element', document('', `${CHARSET}<style>p{}</style>`), 'a <style> element'],
  ['an inline script', document('<script>a()</script>'), 'an inline <script>'],
  ['rules to fetch ahead', document('<script type="speculationrules">{}</script>'), 'an inline <script>'],
  ['another player', document('<a data-video-src="https://a.b/1">v</a>'), 'a player of https://a.b'],
  ['a page without encoding', document('', ''), 'the encoding is not stated first'],
  [
    'a page that states its encoding late',
    document('', `<title>a</title>${CHARSET}`),
    'the encoding is not stated first',
  ],
])('stops the build at %s', (_what, html, message) => expect(() => withPolicy(html)).toThrow(message));

it('lets data for search engines be', () =>
  expect(() => withPolicy(document('<script type="application/ld+json">{}</script>'))).not.toThrow());
