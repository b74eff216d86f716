import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Heading } from '@/components/ui/heading';
import { ContactWays } from './contact-ways';

type ContactHeroProps = Pick<ContactCopy, 'crumb' | 'hero' | 'ways'>;

/** The statement on the left, the three ways on the right. */
export function ContactHero({ crumb, hero, ways }: ContactHeroProps) {
  return (
    <div className="top contact">
      <div className="s">
        <Breadcrumb current={crumb} />
        <div className="a-1 b-7 contact__t">
          <Heading level={1} label={crumb} text={hero.title} />
          <p className="lead">{hero.text}</p>
        </div>
        <ContactWays {...ways} />
      </div>
    </div>
  );
}
