import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { ServiceRows } from '@/app/sections/service-rows';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';

/** The made-to-order service as the large panel, the others as rows. */
export function ServicesSection({ label, title, feature, items }: HomeJa['services']) {
  return (
    <Section label={label} title={title}>
      <div className="feat md:col-end-8">
        <Picture {...homePage.imageOf(feature.image)} sizes="(min-width: 56rem) 45vw, 100vw" />
        <div className="feat__t">
          <h3>
            <SiteLink to={feature.link} className="stretched">
              <Phrases text={feature.title} />
            </SiteLink>
          </h3>
          <p>{feature.text}</p>
          <span className={buttonLook({ look: 'text' })} aria-hidden="true">
            <span>{feature.more}</span>
            <Icon name="arrow" />
          </span>
        </div>
      </div>
      <ServiceRows items={items} className="md:col-start-9 self-end" />
    </Section>
  );
}
