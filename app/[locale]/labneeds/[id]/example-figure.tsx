import { exampleImage } from '@/app/[locale]/labneeds/example-texts';
import { EmptyPlate } from '@/components/drawings/empty-plate';
import { Picture } from '@/components/ui/picture';
import type { Entry } from '@/lib/content';

type ExampleFigureProps = { entry: Entry<'examples'>; caption: string; placeholder: string };

/** The picture off the right edge; in its place an empty plate that says the picture is missing. */
export function ExampleFigure({ entry: { id, data }, caption, placeholder }: ExampleFigureProps) {
  const { image } = data;
  return (
    <div className="s">
      <figure className={image ? 'lnfig br' : 'lnfig lnfig--d'}>
        {image ? (
          <Picture image={exampleImage(id, image.src)} alt={image.alt} sizes="96vw" priority />
        ) : (
          <EmptyPlate />
        )}
        <figcaption className={image ? 'cap' : undefined}>{image ? caption : placeholder}</figcaption>
      </figure>
    </div>
  );
}
