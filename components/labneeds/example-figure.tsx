import { ExampleDrawing } from '@/components/drawings/example-drawing';
import { Picture } from '@/components/ui/picture';
import type { Entry } from '@/lib/content';
import { exampleImage } from './example-items';

type ExampleFigureProps = { entry: Entry<'examples'>; placeholder: string };

/** The picture off the right edge; in its place a drawing, or an empty plate that says the picture is missing. */
export function ExampleFigure({ entry: { id, data }, placeholder }: ExampleFigureProps) {
  const { image, drawing } = data;
  const isMissing = !image && !drawing;
  // Without a caption a figure has no name, and is no more than a box.
  const Box = isMissing ? 'figure' : 'div';
  return (
    <div className="s">
      <Box className={image ? 'lnfig br' : 'lnfig lnfig--d'}>
        {image ? (
          <Picture image={exampleImage(id, image.src)} alt={image.alt} sizes="96vw" priority />
        ) : (
          <ExampleDrawing name={drawing?.name} label={drawing?.label} />
        )}
        {isMissing ? <figcaption>{placeholder}</figcaption> : null}
      </Box>
    </div>
  );
}
