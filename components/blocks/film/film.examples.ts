import type { Examples } from '../block-props.ts';

export const filmExamples: Examples<'film'> = {
  ja: {
    block: 'film',
    label: '動画',
    title: '前回の|ようす',
    lead: 'アームが容器を持ち上げて運ぶところを、短い動画でご覧いただけます。',
    videoId: 'sample-day1',
    video: { title: '見学会のようす', play: '動画を再生', note: 'YouTubeの動画を表示します' },
    poster: { src: './bench.webp', alt: '実験台の上のロボットアーム' },
    caption: '動画の一場面（イメージ）',
  },
  en: {
    block: 'film',
    label: 'Film',
    title: 'The last|open day',
    lead: 'A short film of the arm as it lifts a vessel and carries it away.',
    videoId: 'sample-day1',
    video: { title: 'The open day', play: 'Play the film', note: 'Shows a video from YouTube' },
    poster: { src: './bench.webp', alt: 'A robot arm on a lab bench' },
    caption: 'A scene of the film (rendering)',
  },
};
