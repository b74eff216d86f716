/** The arm in words, and how load and distance came. */
import { fill } from '../listing/fill.ts';
import type { Answer } from './answer.ts';
import { ARM, GRAMS_A_KILOGRAM } from './arm.ts';
import { sumOf } from './hundredths.ts';
import { figureOf, linked } from './linked-numbers.ts';
import { kilogramText, numberText, quantityText, roundedUp } from './number-text.ts';
import type { Plan } from './schema.ts';
import { stationName } from './station-names.ts';
import { listText, operationName, stepNames } from './step-text.ts';
import type { Figure, Voice } from './voice.ts';
import { isByDevice } from './without-arm.ts';

const nameOf = ({ bench }: Plan, id: string | undefined, voice: Voice) =>
  id === ARM ? voice.words.bench.arm : (stationName(id, bench.stations, voice) ?? '');

/** What is left of a reach, or missing of it, in millimetres. */
export const reachText = (left: number, { words, locale }: Pick<Voice, 'words' | 'locale'>): string =>
  fill(left < 0 ? words.bench.lacks : words.bench.left, { mm: numberText(Math.abs(left), locale) });

/** What to say of the arm, the sentences that decide and that warn apart, and its figures; no figures where no step is handed over. */
export function armTexts(
  plan: Plan,
  { arm, outside, without }: Answer,
  voice: Voice,
): { decision: string; exception?: string | undefined; lines: string[]; figures: Figure[] } {
  const { words, locale } = voice;
  const number = (value: number) => numberText(value, locale);
  const outsideNames = outside.map((id) => nameOf(plan, id, voice));
  const beyond =
    outside.length > 0 ? [fill(words.arm.outside, { names: listText(outsideNames, voice) })] : [];
  if (!arm) {
    const decision = without ? words.arm.software : words.arm.none;
    return { decision, lines: [decision, ...beyond], figures: [] };
  }
  const name = nameOf(plan, arm.farthest, voice);
  const device = without
    ? [
        fill(words.arm.device, {
          names: listText(
            without.operations.map((id) => operationName(id, voice.names)),
            voice,
          ),
          devices: listText(
            without.operations.filter(isByDevice).map((id) => words.arm.devices[id]),
            voice,
          ),
        }),
      ]
    : [];
  const decision = arm.arm
    ? fill(words.arm.candidate, { name: words.arm.names[arm.arm.id] })
    : arm.short
      ? words.arm.short
      : words.arm.unplaced;
  const tight = arm.arm?.isTight
    ? fill(words.arm.tight, { margin: quantityText(plan.margin, locale) })
    : undefined;
  const lines = arm.arm
    ? [
        fill(words.arm.spare, {
          payload: kilogramText(arm.arm.spare.payload, locale),
          reach: number(arm.arm.spare.reach),
        }),
        tight ?? words.arm.nominal,
      ]
    : [
        ...(arm.short?.payload
          ? [fill(words.arm.heavy, { kg: kilogramText(arm.short.payload, locale) })]
          : []),
        ...(arm.short?.far ?? []).map(({ id, by }) =>
          fill(words.arm.far, { name: nameOf(plan, id, voice), mm: number(by) }),
        ),
      ];
  const mm = number(arm.distance);
  return {
    decision,
    exception: arm.short ? decision : tight,
    lines: [...device, decision, ...lines, ...beyond],
    figures: [
      figureOf(words.arm.load, `${kilogramText(arm.load, locale)} kg`, howLoad(plan, arm, voice)),
      ...(name ? [figureOf(words.arm.distance, `${mm} mm`, fill(words.arm.howDistance, { name, mm }))] : []),
    ],
  };
}

function howLoad(plan: Plan, arm: NonNullable<Answer['arm']>, voice: Voice): string {
  const { words, locale } = voice;
  const gripper = linked('gripper', quantityText(plan.gripper, locale));
  const tool =
    plan.tool > 0
      ? ` ${fill(words.arm.plusTool, { tool: linked('tool', quantityText(plan.tool, locale)) })}`
      : '';
  const [first] = arm.heaviest;
  const grams = first === undefined ? 0 : (plan.steps[first]?.grams ?? 0);
  // To the next gram.
  const rounded = roundedUp(sumOf([grams, plan.gripper, plan.tool]) / GRAMS_A_KILOGRAM, 3, voice);
  if (first === undefined) return fill(words.arm.howLoadUnknown, { gripper, tool, up: rounded.up });
  return fill(words.arm.howLoad, {
    steps: stepNames(arm.heaviest, voice),
    grams: linked(`steps.${first}.grams`, quantityText(grams, locale)),
    gripper,
    tool,
    kg: kilogramText(arm.load, locale),
    ...rounded,
  });
}
