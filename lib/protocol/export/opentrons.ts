/**
 * The Opentrons Protocol API 2.20 for a Flex (docs.opentrons.com/python-api): one pipette with eight channels, one with
 * one, which take tips as the rehearsal does without being told which.
 */
import type { Channels } from '../operations/motions.ts';
import type { Deck, Library } from './python.ts';

const RACKS = ['A1', 'A2', 'B1', 'B2', 'C1'];
const SLOTS = ['D1', 'D2', 'D3'];
/** Heater-Shakers stand at a side of the deck. */
const SIDES = ['D1', 'C3', 'D3'];
const PLATE = '"corning_96_wellplate_360ul_flat"';
const PIPETTES = {
  1: '    p1 = protocol.load_instrument("flex_1channel_1000", "right", tip_racks=racks)',
  8: '    p8 = protocol.load_instrument("flex_8channel_1000", "left", tip_racks=racks)',
};
const WELLS = [
  '    def wells(plate, names):',
  '        return [plates[plate][name] for name in names.split()]',
  '',
];

const list = (names: readonly string[]) => `[${names.map((name) => JSON.stringify(name)).join(', ')}]`;

function labware({ reservoirs, plates, shakers }: Deck): string[] {
  const plate = (n: number) =>
    shakers.includes(n)
      ? `shakers[${n}].load_labware(${PLATE}, adapter="opentrons_universal_flat_adapter")`
      : `protocol.load_labware(${PLATE}, "${SLOTS[n - 1]}")`;
  const shaker = (n: number) => `protocol.load_module("heaterShakerModuleV1", "${SIDES[n - 1]}")`;
  const byPlate = (name: string, numbers: readonly number[], of: (n: number) => string) =>
    numbers.length ? [`    ${name} = {`, ...numbers.map((n) => `        ${n}: ${of(n)},`), '    }'] : [];
  return [
    ...(reservoirs.length ? ['    reservoir = protocol.load_labware("nest_12_reservoir_15ml", "C2")'] : []),
    ...(shakers.length ? ['    # Plates that are shaken or heated stand on a Heater-Shaker.'] : []),
    ...byPlate('shakers', shakers, shaker),
    ...byPlate('plates', plates, plate),
    ...(shakers.length
      ? ['    for shaker in shakers.values():', '        shaker.close_labware_latch()']
      : []),
  ];
}

/** What is filled in before the run, in µL. */
function liquids({ reservoirs, given }: Deck): string[] {
  const names = [...new Set([...reservoirs.map(({ name }) => name), ...given])];
  return names.length
    ? [
        `    liquids = {name: protocol.define_liquid(name) for name in ${list(names)}}`,
        ...reservoirs.map(
          ({ name, fill }, place) =>
            `    reservoir["A${place + 1}"].load_liquid(liquids[${JSON.stringify(name)}], ${fill})`,
        ),
      ]
    : [];
}

const pipetting = ({ racks, channels }: Deck): string[] =>
  channels.length
    ? [
        '    trash = protocol.load_trash_bin("A3")',
        '    racks = [',
        '        protocol.load_labware("opentrons_flex_96_tiprack_200ul", slot)',
        `        for slot in ${list(RACKS.slice(0, racks))}`,
        '    ]',
        ...channels.map((count) => PIPETTES[count]),
        '',
        '    def drop():',
        '        for pipette in protocol.loaded_instruments.values():',
        '            if pipette.has_tip:',
        '                pipette.drop_tip()',
        '',
        '    def fresh(pipette):',
        '        drop()',
        '        pipette.pick_up_tip()',
      ]
    : [];

const pipette = (channels: Channels) => `p${channels}`;

export const opentrons: Library = {
  name: 'opentrons',
  head: (deck) => [
    'from opentrons import protocol_api',
    '',
    '# Written by the LabCraft trial for Opentrons Flex, Python Protocol API 2.20.',
    '# Not run on a machine. Before a run: simulate it (opentrons_simulate), check that robot, pipettes, tips, labware and',
    '# slots are yours, calibrate, fill in the liquids (µL) as below, and do a dry run.',
    '# A dispense is at the top of the well, so that a tip touches only what it aspirates or mixes.',
    'metadata = {"protocolName": "LabCraft trial"}',
    'requirements = {"robotType": "Flex", "apiLevel": "2.20"}',
    '',
    '',
    'def run(protocol: protocol_api.ProtocolContext):',
    ...labware(deck),
    ...liquids(deck),
    ...pipetting(deck),
    '',
    ...(deck.plates.length ? WELLS : []),
  ],
  foot: ({ channels, shakers }) => [
    ...(channels.length ? ['    drop()'] : []),
    ...(shakers.length
      ? [
          '    # No heater stays on after the run.',
          '    for shaker in shakers.values():',
          '        shaker.deactivate_heater()',
        ]
      : []),
  ],
  fresh: (channels) => `fresh(${pipette(channels)})`,
  aspirate: (channels, volume, from) => `${pipette(channels)}.aspirate(${volume}, ${from})`,
  dispense: (channels, volume, to) =>
    `${pipette(channels)}.dispense(${volume}, ${to === 'waste' ? 'trash' : `${to}.top()`})`,
  mix: (channels, times, volume) => `${pipette(channels)}.mix(${times}, ${volume}, target)`,
  reservoir: (place) => `reservoir["A${place}"]`,
  // Eight channels go to the first well of a column.
  wells: (plate, spots) => `wells(${plate}, "${spots.map(([first]) => first).join(' ')}")`,
  given: (plate, spots, name, volume) => [
    `for well in wells(${plate}, "${spots.flat().join(' ')}"):`,
    `    well.load_liquid(liquids[${JSON.stringify(name)}], ${volume})`,
  ],
};
