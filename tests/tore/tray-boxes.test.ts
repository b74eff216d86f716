import { DISHES, labelWidth, TRAY_BOXES } from '@/app/[locale]/services/tore/tray-boxes';
import { LOCALES } from '@/lib/i18n/locales';
import { copy } from '../words';

describe('the frames on the tray', () => {
  it.each(DISHES)('%s lies inside the picture', (dish) => {
    const { x, y, width, height } = TRAY_BOXES[dish];
    expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100);
  });

  it.each(LOCALES)('has one name for each frame, in %s', (locale) => {
    expect(Object.keys(copy('tore', locale).tray.dishes).sort()).toEqual([...DISHES].sort());
  });

  it.each([
    ['Roll', 48],
    ['パン', 42],
    ['ヨーグルト', 81],
    ['A定食', 50],
  ])('the plate behind %s is %d pixels wide', (label, width) => {
    expect(labelWidth(label)).toBe(width);
  });
});
