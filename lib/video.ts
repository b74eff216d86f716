/** Addresses of a video by its id (spec section 7: video embeds from a video service by video id). */

/** The hosts that a player may come from; the policy of a page with a video names them in `frame-src`. */
export const PLAYER_HOSTS: readonly string[] = ['www.youtube-nocookie.com'];

/**
 * The player to embed, on the host that sets no cookies before playback; the language is the page's.
 * With `loop` it starts over at the end: the service repeats a list, so the video is a list of itself.
 */
export function embedAddress(id: string, locale: string, { loop = false }: { loop?: boolean } = {}): string {
  const address = new URL(`https://${PLAYER_HOSTS[0]}/embed/${encodeURIComponent(id)}`);
  const options = { rel: '0', hl: locale, ...(loop ? { loop: '1', playlist: id } : {}) };
  address.search = new URLSearchParams(options).toString();
  return address.href;
}

/** The page to visit where no script runs. */
export const watchAddress = (id: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
