import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { MeasuredChange } from '@/components/sections/measured-change';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { imageKey } from '@/lib/content/image-key';

type Cases = WhitepaperCopy['cases'];

/** Three procedures of the guide, each with the action that decides it. */
export function GuideCases({ label, title, note, column, beads, crystal }: Cases) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9">
      <div>
        <ul className="cases cases--3">
          <CaseCard {...column} />
          <CaseCard {...beads} />
          <CaseCard {...crystal} />
        </ul>
        <p className="small muted mt-6">{note}</p>
      </div>
    </Section>
  );
}

function CaseCard({ title, text, image, ...figures }: Cases['column']) {
  return (
    <li className="case">
      <div className="case__v">
        <Picture
          image={imageKey('pages/whitepaper', image.src)}
          alt={image.alt}
          sizes="(min-width: 84rem) 27rem, (min-width: 56rem) 31vw, 100vw"
        />
      </div>
      <p className="case__n">
        <MeasuredChange {...figures} />
      </p>
      <Heading level={3} text={title} />
      <p>{text}</p>
    </li>
  );
}
