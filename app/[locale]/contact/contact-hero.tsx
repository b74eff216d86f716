import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { Heading } from '@/components/ui/heading';
import { ContactWays } from './contact-ways';
import { contactPage } from './definition';

type ContactHeroProps = Pick<ContactCopy, 'hero' | 'ways'> & { crumb: string };

/** The statement on the left, the three ways on the right. */
export function ContactHero({ crumb, hero, ways }: ContactHeroProps) {
  return (
    <div className="top contact">
      <div className="s">
        <PageBreadcrumb page={contactPage} />
        <div className="a-1 b-7 contact__t">
          <Heading level={1} label={crumb} text={hero.title} />
          <p className="lead">{hero.text}</p>
        </div>
        <ContactWays {...ways} />
      </div>
    </div>
  );
}
