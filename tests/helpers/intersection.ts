/** Stands in for IntersectionObserver: the test says what comes near, with the margin that was asked for. */
const observers = new Set<NearObserver>();

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

class NearObserver {
  readonly targets = new Set<Element>();
  readonly report: Report;
  readonly margin: string | undefined;
  constructor(report: Report, options: { rootMargin?: string } = {}) {
    this.report = report;
    this.margin = options.rootMargin;
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
  return watching.map(({ margin }) => margin);
}
