import { getTranslations } from 'next-intl/server';

export type Status = 'live' | 'trial' | 'soon' | 'recommended';

/** The state of a service: told by its text and by the fill of its dot, not by colour alone. */
export async function Badge({ status }: { status: Status }) {
  const t = await getTranslations('status');
  const look = status === 'recommended' ? 'live' : status;
  return <span className={`badge badge--${look}`}>{t(status)}</span>;
}
