type FigureCaptionProps = {
  number: string;
  text: string;
  /** A paragraph where the figure is a list of several. */
  as?: 'figcaption' | 'p';
  className?: string;
};

/** The number of a figure and the text under it. */
export const FigureCaption = ({
  number,
  text,
  as: Tag = 'figcaption',
  className = 'caption',
}: FigureCaptionProps) => (
  <Tag className={className}>
    <b>{number}</b>
    {text}
  </Tag>
);
