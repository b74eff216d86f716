import { withComparison } from '@/lib/desk-check/compare';
import { stationNames } from '@/lib/desk-check/station-names';
import { FACTS, plan, station, step } from './examples';
import { reportsOf } from './reports';

const stations = [station({ id: 's1' }), station({ id: 's2', kind: 'sink' }), station({ id: 's3', x: 5900 })];
const at = (place: string) =>
  plan({
    steps: [step({ operation: '振る', handsOn: 30, station: place })],
    bench: { width: 6000, stations },
  });

describe.each(reportsOf(at('s3')))('in $voice.locale', ({ voice, sheet, report }) => {
  const { plate, sink } = voice.names.stations;
  const second = voice.locale === 'ja' ? `${plate}2` : `${plate} 2`;

  it('of two instruments of a kind the second has a number, and the first is called as it was alone', () => {
    expect(stationNames(stations, voice)).toEqual([plate, sink, second]);
    expect(stationNames(stations.slice(0, 1), voice)).toEqual([plate]);
  });

  it('the row of a step and what is said of the arm name the same one', () => {
    expect(sheet.rows[0]).toContain(second);
    expect(report.arm.lines.join()).toContain(second);
  });

  it('two variants in which only that differs are told apart', () => {
    const compared = { ...at('s3'), compareWith: at('s1') };
    const [row] = withComparison(sheet, compared, FACTS, voice).compared ?? [];
    expect(row).toMatchObject({ isChanged: true });
    expect(row?.before).not.toContain(second);
    expect(row?.after).toContain(second);
  });
});
