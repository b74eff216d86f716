/** The colours of the design language that social images use (app/styles/tokens.css). */
export const COLOURS = {
  stage: '#dde1e0',
  ink: '#0d1b19',
  ink2: '#3a4846',
  teal: '#0b6b5b',
  white: '#ffffff',
  cap: '#242b33',
  ring: '#2fb79b',
  orange: '#e8892b',
  orangeLine: '#9a560f',
} as const;
