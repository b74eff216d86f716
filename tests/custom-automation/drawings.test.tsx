/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ArmRange } from '@/app/[locale]/services/custom-automation/arm-range';
import { ReachPlan } from '@/app/[locale]/services/custom-automation/reach-plan';
import { ScaleBars } from '@/app/[locale]/services/custom-automation/scale-bars';

const ARMS = [
  { id: 'small', reach: 320 },
  { id: 'medium', reach: 625 },
  { id: 'large', reach: 850 },
] as const;

const markupOf = (drawing: ReactElement) => render(drawing).container.innerHTML;
const numbers = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, n]) => Number(n));

describe('the side views of the arms', () => {
  it.each(ARMS)(
    '$reach mm: the drawing is as wide as the reach asks, so that all share a scale',
    ({ reach }) => {
      const [width = 0] = numbers(markupOf(<ArmRange reach={reach} label="" />), /viewBox="0 \S+ (\S+) /g);
      expect(width / reach).toBeCloseTo(1.27, 2);
    },
  );

  it.each(ARMS)('$reach mm: the range is an arc of that radius', ({ reach }) => {
    const markup = markupOf(<ArmRange reach={reach} label="" />);
    expect(markup).toContain(`A${reach} ${reach} 0 0 1`);
    expect(markup).toContain(`R${reach}`);
  });
});

describe('the plan of the bench', () => {
  const plan = () =>
    markupOf(
      <ReachPlan label="Plan" bench="" incubator="" balance="" centrifuge="" plate="" tips="" arms={ARMS} />,
    );

  it('draws each range with its reach as radius, the largest below', () => {
    expect(numbers(plan(), /cx="950" cy="210" r="(\d+)" clip-path/g)).toEqual([850, 625, 320]);
  });

  it('draws the wells at 9 mm, the pitch of a 96-well plate, so that it shows the scale', () => {
    const [first = 0, second = 0] = numbers(plan(), /cx="(\S+)" cy="11.2"/g);
    expect(second - first).toBeCloseTo(9);
  });
});

it.each([
  [70, '30%'],
  [95, '5%'],
  [30, '70%'],
])('a cut of %i %% leaves a bar of %s', (cut, width) => {
  expect(markupOf(<ScaleBars label="" after={100 - cut} />)).toContain(`class="fill-teal" width="${width}"`);
});
