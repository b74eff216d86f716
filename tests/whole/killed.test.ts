/**
 * Builds that are killed: a few here, as many as one likes with `npm run killed-builds`. The text of an article changes
 * between them, so the build after them also shows that cached results give the bytes of a build from nothing.
 */
import { killBuilds } from '../../tools/killed-builds/kill';

it('leave the old or the new site, whole, and the next build, of another text, is as one from nothing', async () => {
  expect(await killBuilds(4, () => undefined)).toEqual([]);
});
