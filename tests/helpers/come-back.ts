import { act } from '@testing-library/react';

/** The page is shown again: out of the browser's back/forward cache (`persisted`), or loaded anew. */
export const comeBack = (persisted: boolean) =>
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
