/** How steps are drawn; the browser counts them. */
const ITEM = 'relative pt-5 pb-6 pl-16 border-t border-night-line';
const NUMBER =
  'before:absolute before:top-4 before:left-0 before:content-[counter(list-item)] before:font-head before:font-medium ' +
  'before:text-[2.25rem]/[1] before:tracking-[-0.04em] before:text-teal-aqua';
const TEXT = 'mt-1 text-[0.875rem]/[1.8]';

/** Each step of a stair hangs lower than the next one, the last not at all. */
const RISE = ['', 'md:mt-12', 'md:mt-24', 'md:mt-36', 'md:mt-48', 'md:mt-60'];
const STAIR =
  'md:min-h-60 md:border-t-0 md:border-l md:px-5 md:max-lg:px-3 md:pb-0 md:before:mb-5 md:before:text-[clamp(2.75rem,4.4vw,4.25rem)] ' +
  'md:after:absolute md:after:inset-x-0 md:after:top-0 md:after:border-t-2 md:after:border-teal-bright';
const THREE =
  'sm:border-t-2 sm:border-teal-bright sm:pr-6 sm:pl-0 sm:before:static sm:before:mb-8 sm:before:block ' +
  'sm:before:text-[clamp(5rem,9vw,9rem)] md:pt-6 md:pr-10 md:pb-0';

type Look = { list?: string; item(left: number): string | undefined; title?: string; text?: string };

export const STEP_LOOKS = {
  plain: { list: 'grid', item: () => `${ITEM} ${NUMBER}`, title: 'text-[1.125rem]', text: TEXT },
  stair: {
    list: 'grid sm:max-md:grid-cols-2 sm:max-md:gap-x-gap md:grid-flow-col md:auto-cols-[1fr]',
    item: (left) =>
      `${ITEM} ${NUMBER} sm:max-md:odd:last:col-span-full md:before:static md:before:block ${STAIR} ${RISE[left] ?? ''}`,
    title: 'text-[1.125rem]',
    text: TEXT,
  },
  three: {
    list: 'grid sm:grid-cols-3',
    item: () => `${ITEM} ${NUMBER} ${THREE}`,
    title: 'text-[clamp(1.375rem,1.1rem+1.2vw,2rem)]/[1.35]',
    text: `${TEXT} md:mt-4 md:text-[1rem]`,
  },
} satisfies Record<string, Look>;

export type StepLook = keyof typeof STEP_LOOKS;

const NONE: Look = { item: () => undefined };

/** The classes of a look; none without one. */
export const looks = (look: StepLook | undefined): Look => (look ? STEP_LOOKS[look] : NONE);
