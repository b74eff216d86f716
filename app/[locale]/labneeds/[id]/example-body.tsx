import type { LabneedsExampleCopy } from '@/app/[locale]/labneeds/[id]/copy';
import { DRAWING_BOX, ExampleDrawing } from '@/app/[locale]/labneeds/[id]/example-drawing';
import { ExternalButton } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { SIDE_CARD } from '@/components/ui/side-card';
import { TickList } from '@/components/ui/tick-list';
import { type Entry, site } from '@/lib/content';

type ExampleBodyProps = { entry: Entry<'examples'>; copy: LabneedsExampleCopy };

/** Overview, features, benefits and what can be changed; ways to get in touch at the side. */
export function ExampleBody({ entry: { data }, copy }: ExampleBodyProps) {
  const { labneedsContact, labneedsParticipation } = site().urls;
  return (
    <Sheet className="gap-y-10 pb-section">
      <div className="prose *:not-first:mt-14 md:col-end-9">
        <section aria-label={copy.overview}>
          <h2>{copy.overview}</h2>
          {data.overview.map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {paragraph}
            </p>
          ))}
          {data.drawing ? (
            <div className={`${DRAWING_BOX} mt-8`}>
              <ExampleDrawing {...data.drawing} />
            </div>
          ) : null}
        </section>
        <section aria-label={copy.features}>
          <h2>{copy.features}</h2>
          <TickList items={data.features} className="mt-5" />
        </section>
        <section aria-label={copy.benefits}>
          <h2>{copy.benefits}</h2>
          <ul className="mt-5 sm:grid sm:grid-cols-2 sm:gap-x-gap">
            {data.benefits.map(({ title, text }) => (
              <li key={title} className="border-t border-line py-5">
                <h3>{title}</h3>
                <p className="mt-1">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={copy.customisation}>
          <h2>{copy.customisation}</h2>
          <p className="mt-5">{data.customisation}</p>
        </section>
      </div>
      <div className="grid content-start gap-6 sm:max-md:grid-cols-2 md:col-start-10">
        <SideCard id="ask" {...copy.contact} href={labneedsContact} />
        <SideCard id="join" {...copy.join} href={labneedsParticipation} />
      </div>
    </Sheet>
  );
}

type SideCardProps = LabneedsExampleCopy['contact'] & { id: string; href: string };

const SideCard = ({ id, title, text, action, href }: SideCardProps) => (
  <aside className={SIDE_CARD.card} aria-labelledby={id}>
    <h2 id={id} className={SIDE_CARD.title}>
      {title}
    </h2>
    <p className="text-small">{text}</p>
    <ExternalButton look="secondary" href={href} text={action} className={SIDE_CARD.button} />
  </aside>
);
