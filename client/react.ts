/**
 * What stands in for React in the browser's bundle: those of Preact's names that the islands and their packages use. All of
 * them weigh 1.3 KB more. A named import of another stops the bundle; the tests of the islands run with these.
 */
export {
  Component,
  cloneElement,
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  flushSync,
  forwardRef,
  isValidElement,
  memo,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'preact/compat';
