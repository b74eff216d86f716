import type { BlockProps } from '@/components/blocks/block-props';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';

/** A text with one way on: to a page, or to an address of content/site.json. */
export const Link = ({ label, title, text, link: { to, url, text: name }, frame }: BlockProps<'link'>) => (
  <Section label={label} title={title} titleClass="md:col-end-9" {...frame}>
    <div className="self-end md:col-start-9">
      <p className="mb-6">{text}</p>
      {to && <ButtonLink to={to} text={name} />}
      {url && <ExternalButton href={site().urls[url]} text={name} />}
    </div>
  </Section>
);
