import type { NotFoundCopy } from '@/app/[locale]/404/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';

/** The site's pages in groups, for readers what the sitemap is for machines. */
export function SiteIndex({ title, groups }: NotFoundCopy['index']) {
  return (
    <Section label={title} surface="sunk" className="index">
      <div className="a-1 b-13">
        <Heading level={2} text={title} />
      </div>
      {groups.map((group, index) => (
        <div key={group.title} className={COLUMNS[index % COLUMNS.length]}>
          <h3>{group.title}</h3>
          <ul>
            {group.links.map(({ path, text }) => (
              <li key={path}>
                <SiteLink to={path}>{text}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

const COLUMNS = ['a-1 b-5', 'a-5 b-9', 'a-9 b-13'];
