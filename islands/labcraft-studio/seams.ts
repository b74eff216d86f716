import { beside, type Path } from '@/lib/protocol/edit';

/** A place between two blocks: where what is dragged would stand, and its height in the tree. */
export type Seam = { path: Path; y: number };

const pathOf = (item: Element): Path => (item.getAttribute('data-path') ?? '').split('.').map(Number);

/** The seam that is nearest to a point of what is in sight, and else none. Over the bracket of a repeat it is inside. */
export function seamAt(tree: Element, clientX: number, clientY: number): Seam | undefined {
  const seen = (tree.parentElement as Element).getBoundingClientRect();
  if (clientX < seen.left || clientX > seen.right || clientY < seen.top || clientY > seen.bottom)
    return undefined;
  const { top } = tree.getBoundingClientRect();
  const seams = [...tree.querySelectorAll('[role="treeitem"]')].flatMap((item) => {
    const path = pathOf(item);
    const box = item.getBoundingClientRect();
    // The mark of a seam stands among the blocks.
    const isLast = item.nextElementSibling?.getAttribute('role') !== 'treeitem';
    const hold = item.querySelector('[role="group"]');
    const inside = hold && {
      path: [...path, hold.children.length],
      y: hold.getBoundingClientRect().bottom - top,
    };
    return [
      { path, y: box.top - top },
      ...(inside && !hold.children.length ? [inside] : []),
      ...(isLast ? [{ path: beside(path, 1), y: box.bottom - top }] : []),
    ];
  });
  const far = ({ y }: Seam) => Math.abs(y + top - clientY);
  return seams.sort((one, other) => far(one) - far(other))[0] ?? { path: [0], y: 0 };
}
