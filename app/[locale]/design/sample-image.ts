/** Stands wherever a sample has a picture: a path inside `content/`. */
export const SAMPLE_IMAGE = 'pages/home/bench.webp';
