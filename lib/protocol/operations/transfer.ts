import { type Item, itemsOf, type SlotOf } from '../said.ts';
import { ALL_COLUMNS, isWhole, type Place, ROWS, wellsOf, wellsOfRow } from '../wells.ts';
import { FIRST_COLUMN, field, type Tips } from './fields.ts';
import { alike, carried, pass, spotsOf, type WellSpot } from './motions.ts';
import { operation } from './operation.ts';

type Transfer = { do: 'transfer'; volume: number; from: Place; at: Place; tips: Tips };

type Said = SlotOf<'place'>;

/** 「A1からB1へ」 and `from A1 to B1` may be a range or a way; where something is moved, they are a way. A dash is none. */
function wayOf(places: Said[]): { from?: Said | undefined; to?: Said | undefined; extra?: Said | undefined } {
  if (places.length !== 1) {
    const from = places.find(({ role }) => role === 'from') ?? places.find(({ role }) => role !== 'to');
    const [to, extra] = places.filter((place) => place !== from);
    return { from, to, extra };
  }
  const [only] = places as [Said];
  const all = itemsOf(only);
  const way = all.findIndex((item) => item.way || item.out);
  const [first, ...rest] = all.slice(Math.max(way, 0));
  const ahead = all.slice(0, Math.max(way, 0));
  if (!first || first.till || !(first.way || first.out))
    return only.role === 'to' ? { to: only } : { from: only };
  const part = (items: Item[]): Said => ({ ...only, place: { ...only.place, items } as Said['place'] });
  const ends = (at: 0 | 1): Item =>
    'from' in first
      ? { columns: [at ? first.to : first.from] }
      : 'rows' in first
        ? { rows: [first.rows[at] as string] }
        : { wells: [(first as { wells: string[] }).wells[at] as string] };
  return { from: part([...ahead, ends(0)]), to: part([ends(1), ...rest]) };
}

/** One to one, one to many or many to one; nothing where the numbers do not meet. */
function pairsOf(sources: WellSpot[], targets: WellSpot[]): [WellSpot[], WellSpot[]] | undefined {
  const count = Math.max(sources.length, targets.length);
  if (![1, count].includes(sources.length) || ![1, count].includes(targets.length)) return undefined;
  const all = (list: WellSpot[]) => (list.length === count ? list : Array(count).fill(list[0]));
  return [all(sources), all(targets)];
}

/** From wells to wells. */
export const transfer = operation<Transfer>({
  glyph: [
    'M7.5 14a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4.5 8C6 3 14 3 15.5 8m-3-1.2L15.5 8l1.3-3',
    'M18.5 14a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  ],
  fields: [field.volume, field.from, field.at, field.tips],
  also: ['liquid'],
  blank: {
    do: 'transfer',
    volume: 20,
    from: FIRST_COLUMN,
    at: { plate: 1, columns: [2] },
    tips: 'each',
  },
  read(said) {
    said.one('liquid');
    // From column 1 to column 2 of plate 2: is column 1 there as well?
    const [one, second] = said.all('place');
    if (one && !second && one.place.plate && itemsOf(one).some(({ way }) => way))
      said.refuse('unfit', one, 'plate');
    const { from, to, extra } = wayOf(said.all('place'));
    if (extra) said.refuse('twice', extra, 'wells');
    const asked = said.one('volume');
    const all = asked?.level && asked.volume === 0;
    const before = !from && (all || !said.one('liquid')) ? said.context.here : undefined;
    const source = before ?? said.placeOf(from ?? said.refuse('missing', undefined, 'wells'));
    const volume = all ? said.change(source, -1) : said.volume();
    const target = to ?? said.refuse('missing', undefined, 'wells');
    const [only, ...more] = from && !from.place.plate ? itemsOf(from) : [];
    const list = 'plate' in target.place ? [] : itemsOf(target);
    const [next, ...others] = list;
    // From A1 to B1 and C1 to D1: is it two ways?
    const isTwo = others.length && list.some(({ way }) => way);
    // From A1 to B1 to C1: is it from one to the next?
    const isChain = only && 'wells' in only && only.way && !more.length;
    const isNext = next && 'wells' in next && !next.range && !others.length;
    if (isTwo || (isChain && isNext)) said.refuse('unfit', target, 'wells');
    const { place } = target;
    const plate = place.same || (place.items === 'all' && !place.but) ? place.plate : undefined;
    // All wells of another plate: each gets some of what is drawn from, if that is not all of a plate as well.
    const isEach = plate && !place.same && place.whole && !isWhole(wellsOf(source), ALL_COLUMNS);
    const each = isEach && 'wells' in source ? { plate, wells: [...ROWS].flatMap(wellsOfRow) } : undefined;
    // Only another plate is named: the same wells of it.
    const at = plate && !isEach ? { ...source, plate } : (each ?? said.placeOf(target));
    // Everything into several wells: to each, or shared among them?
    if (all && wellsOf(at).length > wellsOf(source).length) said.refuse('ambiguous', asked, 'volume');
    return { volume, from: source, at, tips: said.tips(alike(source, at)[1]) };
  },
  print: {
    en({ volume, from, at, tips }, say) {
      const [source, target] = say.way(from, at);
      const each = wellsOf(at).length > wellsOf(from).length ? ' each' : '';
      return `Transfer ${say.volume(volume)}${each} from ${source} to ${target}, ${say.tips(tips, alike(from, at)[1])}.`;
    },
    ja({ volume, from, at, tips }, say) {
      const [source, target] = say.way(from, at);
      return `${source}から${target}へ ${say.volume(volume)}ずつ、${say.tips(tips, alike(from, at)[1])}移す。`;
    },
  },
  leaves: 'own',
  motions(step) {
    const [from, at] = alike(step.from, step.at);
    const pairs = pairsOf(spotsOf(from), spotsOf(at));
    if (!pairs) return [{ do: 'stop', kind: 'pairs' }];
    const [sources, targets] = pairs;
    return [{ ...pass({ ...step, at }, carried(step.volume, 'source', 'target')), sources, targets }];
  },
});
