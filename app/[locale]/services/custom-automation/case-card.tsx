import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { FlowPath } from '@/components/drawings/flow-path';
import { SpreadCurves } from '@/components/drawings/spread-curves';
import { MeasuredChange } from '@/components/sections/measured-change';
import { SampleMark } from '@/components/sections/publication/sample-mark';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { Tags } from '@/components/ui/tags';
import { pageImage } from './image';

type Case = CustomAutomation['cases']['items'][number];

/** A case in short, led by its measured number. All of it opens the dialog. */
export function CaseCard({ title, text, tags, dialog, ...rest }: Case & { dialog: string }) {
  const { lead, before, after, unit } = rest;
  return (
    <div className="case">
      <Illustration {...rest} />
      <p className="case__n">
        <MeasuredChange lead={lead} before={before} after={after} unit={unit} />
      </p>
      <h3>
        <button
          type="button"
          className="stretch"
          commandfor={dialog}
          command="show-modal"
          aria-haspopup="dialog"
        >
          <Phrases text={title} />
        </button>
      </h3>
      <SampleMark id={rest.id} />
      <p>{text}</p>
      <Tags tags={tags} />
    </div>
  );
}

function Illustration({ image, flowPath, spread }: Pick<Case, 'image' | 'flowPath' | 'spread'>) {
  if (image)
    return (
      <div className="case__v">
        <Picture
          image={pageImage(image.src)}
          alt={image.alt}
          sizes="(min-width: 84rem) 27rem, (min-width: 56rem) 31vw, 100vw"
        />
      </div>
    );
  return (
    <div className="case__v case__v--d">
      {flowPath ? <FlowPath {...flowPath} /> : null}
      {spread ? <SpreadCurves {...spread} /> : null}
    </div>
  );
}
