import { NavLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';

/** In one line wherever it fits: visitors who space letters out on a phone have two, and large text grows only as far as a phone is wide. */
const LOGO =
  'inline-flex items-center gap-2 min-h-11 font-head font-semibold text-[min(1.0625rem,5.31vw)] tracking-[-0.01em] no-underline ' +
  'text-(--frame-ink,var(--color-ink)) palt [word-break:auto-phrase]';

/** The logo with the company's name, leading home from the page with the given path. */
export async function HomeLink({ path, className = '' }: { path: string; className?: string }) {
  const { company } = site();
  return (
    <NavLink to="/" path={path} className={`${LOGO} ${className}`.trim()}>
      <Mark />
      <span>{company.name[await pageLocale()]}</span>
    </NavLink>
  );
}

/** The mark: a base, an arm and its joint. Decorative, the name stands beside it. */
function Mark() {
  return (
    <svg
      className="size-[min(2rem,10vw)] flex-none fill-none stroke-current"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path d="M5 28h9M9.5 27.5 13 12M16.5 9H27v6.5" strokeWidth="3" />
      <circle
        className="stroke-(color:--frame-accent,var(--color-teal))"
        cx="13.6"
        cy="9"
        r="4.2"
        strokeWidth="2.6"
      />
    </svg>
  );
}
