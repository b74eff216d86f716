import { PLAYER_HOSTS } from '../../lib/video.ts';

/** The address of a player that starts at once, or null if it is not an https address of an allowed host. */
export function playerAddress(source: string): string | null {
  if (!URL.canParse(source)) return null;
  const url = new URL(source);
  if (url.protocol !== 'https:' || !PLAYER_HOSTS.includes(url.host)) return null;
  url.searchParams.set('autoplay', '1');
  return url.href;
}
