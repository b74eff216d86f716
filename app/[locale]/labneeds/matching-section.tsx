import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Who does what, and a button that only shows a notice (spec section 4). */
export function MatchingSection({ label, title, text, roles, action, notice }: LabneedsCopy['matching']) {
  return (
    <Section label={label} surface="white">
      <div className="a-1 b-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-6">{text}</p>
        <Button
          data-needs-script=""
          data-toast-title={notice.title}
          data-toast-text={notice.text}
          text={action}
        />
      </div>
      <dl className="lnroles a-7 b-13">
        {roles.map((role) => (
          <div key={role.term}>
            <dt>{role.term}</dt>
            <dd>{role.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
