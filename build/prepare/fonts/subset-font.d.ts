declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  type Options = {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    variationAxes?: Record<string, Axis>;
    keepAllGlyphs?: boolean;
  };

  /** Keeps the glyphs of the characters in `text`; `undefined` with `keepAllGlyphs`. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
