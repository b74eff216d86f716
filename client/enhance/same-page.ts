const withoutHash = ({ href }: { href: string }) => href.split('#')[0];

/** The link that a plain click on this event's target follows within the page, if that is what it does. */
export function samePageLink(event: MouseEvent): HTMLAnchorElement | null {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link?.hash || link.target === '_blank') return null;
  return withoutHash(link) === withoutHash(location) ? link : null;
}
