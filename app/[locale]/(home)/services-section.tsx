import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { homePage } from '@/app/[locale]/(home)/definition';
import { ServiceRows } from '@/components/sections/service-rows';
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
      <div className="group relative grid overflow-hidden bg-stage sm:max-md:grid-cols-2 sm:max-md:items-center md:col-end-8">
        <Picture
          {...homePage.imageOf(feature.image)}
          sizes="(min-width: 56rem) 45vw, 100vw"
          imgClassName="aspect-[1/0.94] w-full [mask-image:linear-gradient(black_90%,transparent)] object-cover object-[50%_62%] transition-transform duration-1200 ease-arm group-hover:scale-[1.03]"
        />
        <div className="px-6 pb-7 sm:max-md:pt-7 md:px-10 md:pb-10">
          <h3 className="text-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)]/[1.3]">
            <SiteLink to={feature.link} className="stretched no-underline">
              <Phrases text={feature.title} />
            </SiteLink>
          </h3>
          <p className="mt-2 mb-4 text-[0.9375rem]/[1.85]">{feature.text}</p>
          <span className={buttonLook({ look: 'text' })} aria-hidden="true">
            <span>{feature.more}</span>
            <Icon name="arrow" />
          </span>
        </div>
      </div>
      <ServiceRows items={items} className="self-end md:col-start-9" />
    </Section>
  );
}
