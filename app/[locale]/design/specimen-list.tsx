import type { Specimen, Specimens } from '@/components/examples/specimens';
import { offersOf } from './sources';

const LAYOUTS = {
  row: 'flex flex-wrap content-start items-start gap-x-8 gap-y-6 *:min-w-0 *:max-w-full',
  stack: 'grid grid-cols-1 gap-10 *:min-w-0',
  bleed: 'grid grid-cols-1 gap-10 *:min-w-0',
};

/** Files with what they offer, and beside it how that looks. */
export const SpecimenList = ({ specimens }: { specimens: Specimens }) =>
  Object.entries(specimens).map(([file, specimen]) => <FileRow key={file} file={file} {...specimen} />);

function FileRow({ file, looks = {}, layout = 'row' }: Specimen & { file: string }) {
  const bleeds = layout === 'bleed';
  return (
    <article className="sheet col-span-full gap-y-6" id={file}>
      <div className="grid grid-cols-1 gap-x-gap gap-y-6 border-t border-ink pt-5 md:grid-cols-12">
        <FileName file={file} wide={bleeds} />
        {bleeds ? null : <LookList looks={looks} className={`md:col-span-8 ${LAYOUTS[layout]}`} />}
      </div>
      {bleeds ? <LookList looks={looks} className={`col-span-full ${LAYOUTS.bleed}`} indent /> : null}
    </article>
  );
}

/** The path of a file, and each name that it exports with what is said of it there. */
const FileName = ({ file, wide }: { file: string; wide: boolean }) => (
  <header className={`min-w-0 ${wide ? 'md:col-span-12' : 'md:col-span-4'}`}>
    <h3 className="mono text-small/[1.5]">{file}</h3>
    <dl className={`mt-3 grid gap-2 text-[0.8125rem]/[1.5] ${wide ? 'md:grid-cols-3 md:gap-x-gap' : ''}`}>
      {offersOf(file).map(({ name, says }) => (
        <div key={name}>
          <dt className="mono text-teal">{name}</dt>
          <dd className="text-ink-3" lang="en">
            {says}
          </dd>
        </div>
      ))}
    </dl>
  </header>
);

type LookListProps = { looks: NonNullable<Specimen['looks']>; className: string; indent?: boolean };

const LookList = ({ looks, className, indent }: LookListProps) => (
  <div className={className}>
    {Object.entries(looks).map(([name, look]) => (
      <figure key={name}>
        <figcaption className={`mono mb-2 text-label text-ink-3 ${indent ? 'px-gutter' : ''}`}>
          {name}
        </figcaption>
        {look}
      </figure>
    ))}
  </div>
);
