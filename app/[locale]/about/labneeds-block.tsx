import type { AboutCopy } from '@/app/[locale]/about/copy';
import { LabneedsLink, labneedsPreparing } from '@/app/sections/labneeds-link';
import { Badge } from '@/components/ui/badge';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { ProjectsDrawing } from './projects-drawing';

/** The LabNeeds project: its size drawn one circle a project, bleeding off the left edge. */
export function LabneedsBlock({ label, title, text, more, drawing, figures }: AboutCopy['labneeds']) {
  return (
    <Section label={label} surface="white">
      <div className="a-8 b-13 self-end md:row-start-1">
        <Heading level={2} label={label} text={title} />
        {labneedsPreparing() ? <Badge status="soon" /> : null}
        <p className="mt-5 mb-6">{text}</p>
        <LabneedsLink className="btn btn--s">
          <span>{more}</span>
          <Icon name="arrow" />
        </LabneedsLink>
      </div>
      <div className="abneeds bl a-1 b-7 md:row-start-1">
        <ProjectsDrawing label={drawing} />
        <FactList items={figures} className="kv" />
      </div>
    </Section>
  );
}
