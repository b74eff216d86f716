import { Lead } from '@/components/ui/lead';
/** The component sheet at /design: what there is, before one makes another. Development alone has it. */
import './sheet.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageFrame } from '@/app/frame/page-frame';
import { SAMPLES, type Samples } from '@/components/examples/samples';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { pageLocale } from '@/lib/i18n/locale';
import { Colours } from './colours';
import { Space } from './space';
import { SpecimenList } from './specimen-list';
import { componentParts } from './specimens-of-parts';
import { TypeScale } from './type-scale';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: SAMPLES[await pageLocale()].head.title,
});

type PartId = keyof Samples['parts'];

export default async function DesignPage() {
  const locale = await pageLocale();
  const { head, parts, ...words } = SAMPLES[locale];
  const components = Object.entries(await componentParts(locale)).map(([id, specimens]) => [
    id,
    <SpecimenList key={id} specimens={specimens} />,
  ]);
  const bodies: Record<PartId, ReactNode> = {
    colours: <Colours />,
    type: <TypeScale {...words} />,
    space: <Space />,
    ...Object.fromEntries(components),
  };
  const ids = Object.keys(parts) as PartId[];
  return (
    <PageFrame path="/design">
      <section className="sheet gap-y-8 pt-32" aria-label={head.title}>
        <Heading level={1} text={head.title} />
        <Lead>{head.lead}</Lead>
        <nav aria-label={head.contents}>
          <ul className="chips">
            {ids.map((id) => (
              <li key={id}>
                <a className="chip no-underline" href={`#${id}`}>
                  {parts[id].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      {ids.map((id) => (
        <Section key={id} id={id} label={parts[id].title}>
          <div>
            <Heading level={2} text={parts[id].title} />
            <p className="mt-4">{parts[id].text}</p>
          </div>
          {bodies[id]}
        </Section>
      ))}
    </PageFrame>
  );
}
