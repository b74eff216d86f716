import { isJapanese } from '../../../../lib/text/lines.ts';
import type { ConsultingCopy } from './copy.ts';

/** What the numbers of the bench stand for, in words, for paper: `Can be automated: 2 Dilute, 3 Dispense. …`. */
export function benchKey({ hand, auto, steps }: ConsultingCopy['bench']): string {
  const inJapanese = isJapanese(hand);
  const named = (by: 'hand' | 'auto') =>
    steps.flatMap((step, index) => (step.by === by ? [`${index + 1} ${step.name}`] : []));
  const group = (label: string, by: 'hand' | 'auto') =>
    inJapanese ? `${label}：${named(by).join('、')}。` : `${label}: ${named(by).join(', ')}. `;
  return `${group(auto, 'auto')}${group(hand, 'hand')}`;
}
