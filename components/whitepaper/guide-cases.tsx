import type { ReactNode } from 'react';
import { MeasuredChange } from '@/components/sections/measured-change';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { WhitepaperCopy } from '@/lib/content/pages/whitepaper';
import { BeadsDrawing } from './beads-drawing';
import { ColumnDrawing } from './column-drawing';
import { CrystalDrawing } from './crystal-drawing';

/** Three procedures of the guide, each with the action that decides it. */
export function GuideCases({ label, title, note, column, beads, crystal }: WhitepaperCopy['cases']) {
  return (
    <Section label={label}>
      <Heading level={2} text={title} className="a-1 b-9" />
      <div>
        <ul className="cases cases--3">
          <CaseCard {...column} drawing={<ColumnDrawing {...column.drawing} />} />
          <CaseCard {...beads} drawing={<BeadsDrawing {...beads.drawing} />} />
          <CaseCard {...crystal} drawing={<CrystalDrawing {...crystal.drawing} />} />
        </ul>
        <p className="small muted mt-6">{note}</p>
      </div>
    </Section>
  );
}

type CaseCardProps = {
  lead?: string;
  after: string;
  unit: string;
  title: string;
  text: string;
  drawing: ReactNode;
};

function CaseCard({ title, text, drawing, ...figures }: CaseCardProps) {
  return (
    <li className="case">
      <div className="case__v case__v--d">{drawing}</div>
      <p className="case__n">
        <MeasuredChange {...figures} />
      </p>
      <Heading level={3} text={title} />
      <p>{text}</p>
    </li>
  );
}
