import type { AboutCopy } from '@/app/[locale]/about/copy';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';

/** The dark band of the page: two sentences, one under the other. */
export function VisionAndMission({ vision, mission }: Pick<AboutCopy, 'vision' | 'mission'>) {
  return (
    <div className="night sec">
      <Sentence {...vision} />
      <Sentence {...mission} />
    </div>
  );
}

function Sentence({ title, text }: AboutCopy['vision']) {
  return (
    <section className="s absay" aria-label={title}>
      <Heading level={2} text={title} className="a-1 b-4" />
      <p className="head absay__t a-4 b-13">
        <Phrases text={text} />
      </p>
    </section>
  );
}
