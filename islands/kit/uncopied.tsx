import type { ComponentProps } from 'react';

/** What could not be copied, to be copied by hand: it is selected once it has the focus. */
export const Uncopied = (props: ComponentProps<'textarea'>) => (
  <textarea readOnly onFocus={({ currentTarget }) => currentTarget.select()} {...props} />
);
