/** Stands in for IntersectionObserver: the test says what comes near, with the margin that was asked for. */
const observers = new Set<NearObserver>();

class NearObserver {
  readonly targets = new Set<Element>();
  constructor(
    readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin?: string } = {},
  ) {
    observers.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
    this.report([{ target, isIntersecting: false }]);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
}
Object.assign(window, { IntersectionObserver: NearObserver });

/** Lets an element come near the viewport. Tells how many watched it, and from how far. */
export function comeNear(target: Element): (string | undefined)[] {
  const watching = [...observers].filter(({ targets }) => targets.has(target));
  for (const { report } of watching) report([{ target, isIntersecting: true }]);
  return watching.map(({ options }) => options.rootMargin);
}
