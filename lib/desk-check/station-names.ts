import type { Station } from './schema.ts';
import type { Voice } from './voice.ts';

/**
 * Instruments by their names, in their order; of a kind that stands there more than once, from the second on with a number.
 * The first has none, so that it has one name before and after another comes.
 */
export const stationNames = (
  stations: readonly Pick<Station, 'kind'>[],
  { names, locale }: Pick<Voice, 'names' | 'locale'>,
): string[] =>
  stations.map(({ kind }, index) => {
    const before = stations.slice(0, index).filter((other) => other.kind === kind).length;
    return `${names.stations[kind]}${before > 0 ? `${locale === 'ja' ? '' : ' '}${before + 1}` : ''}`;
  });

/** The name of the instrument with an id, if there is one. */
export const stationName = (
  id: string | undefined,
  stations: readonly Pick<Station, 'id' | 'kind'>[],
  voice: Pick<Voice, 'names' | 'locale'>,
): string | undefined => stationNames(stations, voice)[stations.findIndex((station) => station.id === id)];
