import { LOCALES } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { content, copy } from '../words';
import { all, attribute, one, pageAt } from './out';

/** Drawings that show figures show as many as there are, or to scale. */

const figure = (name: string) => Number(content.facts.data[name]?.value);
const heightOf = (element: Parameters<typeof attribute>[0]) => attribute(element, 'height');

describe.each(LOCALES)('in %s', (locale) => {
  const drawing = (path: string, label: string) =>
    one(`[role="img"][aria-label="${label}"]`, pageAt(localizedPath(locale, path)).tree);

  it('LabNeeds has a plate for each project, a dot for each engineer', () => {
    const stats = drawing('/labneeds', copy('labneeds', locale).stats.drawing);
    const plates = all('path[transform]', stats).map((plate) => attribute(plate, 'class'));
    expect(plates).toHaveLength(figure('labneeds.projects'));
    expect(plates.filter((look) => look === plates[0])).toHaveLength(figure('labneeds.completed'));
    expect(all('circle', stats)).toHaveLength(figure('labneeds.engineers'));
  });

  it('LabClone compares before and after on one scale', () => {
    const { success, cycle } = copy('labclone', locale).benefits;
    for (const [{ drawing: label }, percent] of [
      [success, 100 + figure('labclone.success')],
      [cycle, 100 - figure('labclone.cycle')],
    ] as const) {
      const bars = all('rect', drawing('/services/lablockly', label));
      const [before = 0, after = 0] = bars.map((bar) => Number(attribute(bar, 'width')));
      expect(Math.round((after / before) * 100)).toBe(percent);
    }
  });

  it('the tanks of waste are as many as there are, no two neighbours alike', () => {
    const tanks = drawing('/tech/waste-liquid', copy('waste-liquid', locale).tanks.label);
    const levels = all('rect:first-of-type', tanks).map(heightOf);
    expect(levels).toHaveLength(figure('waste.tanks'));
    expect(levels.filter((level, index) => level === levels[index + 1])).toEqual([]);
  });

  it('consulting draws who does each step, before and after', () => {
    const { bench, effects } = copy('consulting', locale);
    const marks = (label: string) => {
      const plan = drawing('/services/automation-consulting', label);
      return { hand: all('circle[r="30"]', plan).length, auto: all('rect[width="56"]', plan).length };
    };
    const auto = bench.steps.filter(({ by }) => by === 'auto').length;
    expect(marks(effects.before.drawing)).toEqual({ hand: bench.steps.length, auto: 0 });
    expect(marks(effects.after.drawing)).toEqual({ hand: bench.steps.length - auto, auto });
  });
});
