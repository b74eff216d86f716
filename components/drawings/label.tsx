import type { ComponentProps, ReactNode } from 'react';

type LabelProps = Omit<ComponentProps<'text'>, 'children'> & { text: ReactNode };

/** A word or a number in a drawing. */
export const Label = ({ text, ...place }: LabelProps) => <text {...place}>{text}</text>;
