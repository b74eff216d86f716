import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Tags } from '@/components/ui/tags';
import { CaseFigure, type MeasuredChangeProps } from './measured-change';
import { SampleMark } from './publication/sample-mark';

/** Every picture of a case moves a little when its card is pointed at; the card is the `group`. */
const IMAGE = 'size-full object-cover transition-transform duration-1200 ease-arm group-hover:scale-[1.03]';

const DRAWN = 'px-[6%] py-[4%] *:size-full';

type CaseFrameProps = {
  image?: { image: string; alt: string } | undefined;
  sizes?: string | undefined;
  priority?: boolean;
  /** In place of the picture. */
  drawing?: ReactNode;
  className?: string;
};

/** The picture of a case, or the drawing in its place. */
export const CaseFrame = ({ image, sizes, priority, drawing, className = '' }: CaseFrameProps) => (
  <div className={`relative overflow-hidden border border-line bg-white ${image ? '' : DRAWN} ${className}`}>
    {image ? (
      <Picture
        {...image}
        sizes={sizes ?? '(min-width: 84rem) 27rem, (min-width: 56rem) 31vw, (min-width: 40rem) 46vw, 100vw'}
        priority={priority}
        imgClassName={IMAGE}
      />
    ) : (
      drawing
    )}
  </div>
);

/** A card in a row of three shows the words of its drawing where they come out at 12 px or more. */
export const CASE_LOOKS = {
  third: {
    frame: 'aspect-[16/10] [--drawing-text:20px] max-[24rem]:[--drawing-text:24px] md:max-lg:[&_text]:hidden',
    title: 'text-[1.1875rem]/[1.55]',
    figure: 'regular',
  },
  small: {
    frame: 'aspect-[16/10] sm:max-md:[--drawing-text:20px]',
    title: 'text-[1.1875rem]/[1.55]',
    figure: 'regular',
  },
  large: {
    frame: 'aspect-[16/10] md:aspect-[1/0.92]',
    title: 'text-[1.1875rem]/[1.55] md:text-h3/[1.55]',
    figure: 'large',
  },
} as const;

export type CaseCardProps = Pick<CaseFrameProps, 'image' | 'sizes' | 'drawing'> & {
  /** Three beside each other, unless it stands large or small beside a large one. */
  look?: keyof typeof CASE_LOOKS;
  figures: MeasuredChangeProps;
  /** The link or the button that is all of the card. */
  title: ReactNode;
  /** The case that it tells of, if it tells of one. */
  id?: string;
  text: string;
  tags?: readonly string[];
};

/** The list of cards: below one another, three side by side from 56rem on. */
export const CASE_GRID = 'grid gap-x-gap gap-y-12 md:grid-cols-3';

/** On a tablet, where the cards of a list stand below one another, the picture of each is beside its words. */
const BESIDE = 'sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:items-center sm:max-md:gap-x-8';

/** What a case says below its title. */
export const CASE_TEXT = 'mb-3 text-[0.9375rem]/[1.8]';

/** A case in short, led by its measured number. */
export function CaseCard({ look = 'third', figures, title, id, text, tags, ...media }: CaseCardProps) {
  const { frame, title: titleClass, figure } = CASE_LOOKS[look];
  return (
    <div className={`group relative ${BESIDE}`}>
      <CaseFrame {...media} className={frame} />
      <div>
        <CaseFigure size={figure} {...figures} />
        <h3 className={`my-2 group-hover:text-teal ${titleClass}`}>{title}</h3>
        {id ? <SampleMark id={id} className={CASE_TEXT} /> : null}
        <p className={CASE_TEXT}>{text}</p>
        {tags ? <Tags tags={tags} /> : null}
      </div>
    </div>
  );
}

/** On the link or the button that is the title. */
export const CASE_LINK = 'stretched no-underline tracking-[inherit]';
