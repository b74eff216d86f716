/** Addresses of a video by its id (spec section 7: video embeds from a video service by video id). */

/** The player to embed, on the host that sets no cookies before playback; the language is the page's. */
export const embedAddress = (id: string, locale: string): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?rel=0&hl=${locale}`;

/** The page to visit where no script runs. */
export const watchAddress = (id: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
