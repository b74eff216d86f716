import { Fragment } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { CHECK_BOX, type Guide, type GuideChapter, guideParts } from './guide';

/** Line ends between the elements: no reader sees them, but the saved text file has its lines from them. */
const LINE = '\n';
const BLANK_LINE = '\n\n';

/** The guide as markup whose plain text is the file that the download button saves. */
export function GuideText(guide: Guide) {
  return (
    <div id="guide-text" className="md:col-start-6">
      <p className="heading mb-3 text-h3/[inherit]">{guide.title}</p>
      {BLANK_LINE}
      <p className="mb-8">{guide.intro}</p>
      {BLANK_LINE}
      {guideParts(guide).map(({ title, chapters }) => (
        <Disclosure key={title} summary={<h3>{title}</h3>}>
          {BLANK_LINE}
          {chapters.map((chapter) => (
            <Chapter key={chapter.heading} {...chapter} />
          ))}
        </Disclosure>
      ))}
    </div>
  );
}

const Chapter = ({ heading, paragraphs, lists }: GuideChapter) => (
  <div className="max-w-[42em] pb-10">
    <h4 className="text-[1.125rem]/[1.6]">{heading}</h4>
    {BLANK_LINE}
    {paragraphs.map((paragraph) => (
      <Fragment key={paragraph}>
        <p className="mt-3.5">{paragraph}</p>
        {BLANK_LINE}
      </Fragment>
    ))}
    {lists.map(({ mark, lines }) => (
      <Fragment key={lines[0]}>
        <ul className="mt-3.5">
          {lines.map((line) => (
            <Fragment key={line}>
              <li
                className="border-t border-line py-2 pl-[1.2em] -indent-[1.2em]"
                data-tick={mark === CHECK_BOX || undefined}
              >
                {/* For the text file: a list is heard, and written in Markdown, as one without it. */}
                <span aria-hidden="true">{mark}</span>
                {line}
              </li>
              {LINE}
            </Fragment>
          ))}
        </ul>
        {LINE}
      </Fragment>
    ))}
  </div>
);
