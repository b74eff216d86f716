import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { labcraftPage } from '@/app/[locale]/services/labcraft/definition';
import { TitledList } from '@/components/sections/titled-list';
import { Heading } from '@/components/ui/heading';
import { Sheet } from '@/components/ui/sheet';
import { VideoFacade } from '@/components/ui/video-facade';
import { site } from '@/lib/content';

/** The demo off the left edge, and beside it what it is meant to solve. */
export function DemoAndProblems({ demo, problems }: Pick<LabcraftCopy, 'demo' | 'problems'>) {
  return (
    <div className="py-section pt-0">
      <Sheet className="gap-y-part">
        <section className="col-start-1 max-md:col-end-[-1] md:col-end-9" id="demo" aria-label={demo.label}>
          <VideoFacade
            id={site().videos.labcraft}
            {...demo.video}
            description={demo.text}
            poster={labcraftPage.imageOf(demo.poster)}
            sizes="(min-width: 56rem) 60vw, 100vw"
          />
          <div className="mt-5 grid gap-1 px-gutter md:pl-[max(var(--spacing-gutter),50vw-var(--container-sheet)/2)]">
            <Heading level={2} label={demo.label} text={demo.title} className="text-h3" />
            <p className="text-small">{demo.text}</p>
          </div>
        </section>
        <section className="md:max-lg:col-start-9 lg:col-start-10" aria-label={problems.label}>
          <Heading level={2} label={problems.label} text={problems.title} />
          <TitledList
            items={problems.items}
            className="mt-8 sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-gap"
            itemClass="border-t border-line pt-4 pb-4.5"
            titleClass="text-[1.0625rem]"
            textClass="text-small"
          />
        </section>
      </Sheet>
    </div>
  );
}
