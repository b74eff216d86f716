import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { labclonePage } from './definition';

/** Neighbouring services. The specification lists this page as well: it is marked as the one being read. */
export function RelatedPages({ label, title, here, items }: LabcloneCopy['related']) {
  return (
    <Section label={label} title={title} titleClass="text-h3">
      <ul className="idx krel">
        {items.map(({ name, text, link }) => {
          const current = link === labclonePage.path;
          return (
            <li key={link}>
              <h3 className="idx__n">
                <SiteLink to={link} className="stretch" aria-current={current ? 'page' : undefined}>
                  {name}
                </SiteLink>
                {current ? <span className="krel__here">{here}</span> : null}
              </h3>
              <p className="col-start-1">{text}</p>
              {current ? null : <Icon name="arrow" />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
