import { getTranslations } from 'next-intl/server';

export const STATUSES = ['live', 'trial', 'soon', 'recommended'] as const;
export type Status = (typeof STATUSES)[number];

const BADGE =
  'inline-flex items-center gap-[0.4rem] rounded-edge border bg-white px-2 py-0.5 font-body font-semibold text-label ' +
  'tracking-[0.02em] whitespace-nowrap before:size-2 before:rounded-dot before:forced-color-adjust-none';
/** The dot: full, half, or an empty ring. */
const RING = 'before:[box-shadow:inset_0_0_0_1.5px_currentColor]';
const LOOKS = {
  live: 'text-teal before:bg-current',
  trial: `text-orange-deep before:bg-[linear-gradient(90deg,currentColor_50%,var(--color-white)_50%)] ${RING}`,
  soon: `border-dashed text-ink-3 ${RING}`,
};

/** For what looks like a badge without being the state of a service. */
export const badgeLook = (look: keyof typeof LOOKS): string => `${BADGE} ${LOOKS[look]}`;

type BadgeProps = { status: Status; className?: string };

/** The state of a service, in words and by the fill of its dot, not by colour alone. */
export async function Badge({ status, className = '' }: BadgeProps) {
  const t = await getTranslations('status');
  const look = badgeLook(status === 'recommended' ? 'live' : status);
  return <span className={`${look} ${className}`.trim()}>{t(status)}</span>;
}
