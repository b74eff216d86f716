/**
 * The Opentrons Protocol API 2.20 for a Flex (docs.opentrons.com/python-api): one pipette with eight channels, one with
 * one. A dispense into a trash bin needs 2.16 or newer.
 */
import type { Library } from './python.ts';

const PLATE = '"corning_96_wellplate_360ul_flat"';
const SLOTS = ['D1', 'D2', 'D3'];
/** Heater-shakers stand at a side of the deck. */
const SIDES = ['D1', 'C3', 'D3'];
const plates = (shakers: readonly number[]): string[] => {
  if (!shakers.length)
    return [
      '    plates = [',
      `        protocol.load_labware(${PLATE}, slot)`,
      '        for slot in ("D1", "D2", "D3")',
      '    ]',
    ];
  const modules = shakers.map((plate) => `        ${plate}: "${SIDES[plate - 1]}",`);
  const each = SLOTS.map((slot, place) =>
    shakers.includes(place + 1)
      ? `        adapters[${place + 1}].load_labware(${PLATE}),`
      : `        protocol.load_labware(${PLATE}, "${slot}"),`,
  );
  return [
    '    # Plates that are shaken or heated stand on a Heater-Shaker, on the universal flat adapter.',
    '    shakers = {',
    '        plate: protocol.load_module("heaterShakerModuleV1", slot)',
    '        for plate, slot in {',
    ...modules.map((line) => `    ${line}`),
    '        }.items()',
    '    }',
    '    adapters = {',
    '        plate: shaker.load_adapter("opentrons_universal_flat_adapter")',
    '        for plate, shaker in shakers.items()',
    '    }',
    '    plates = [',
    ...each,
    '    ]',
    '    for shaker in shakers.values():',
    '        shaker.close_labware_latch()',
  ];
};

const pipette = (channels: 1 | 8) => `p${channels}`;

export const opentrons: Library = {
  name: 'opentrons',
  head: (notes, shakers) => [
    'from opentrons import protocol_api',
    '',
    '# Written by the LabCraft trial for Opentrons Flex, Python Protocol API 2.20.',
    '# Not run on a machine. Before a run: simulate it (opentrons_simulate), check that robot, pipettes, tips, labware and',
    '# slots are yours, calibrate, fill the reservoir as below, and do a dry run. A dispense is above the well (top).',
    `# Deck: tips in A1, A2, B1, B2, C1; reservoir in C2; plates in ${SLOTS.map((slot, place) => (shakers.includes(place + 1) ? SIDES[place] : slot)).join(', ')}; trash in A3.`,
    ...notes,
    'metadata = {"protocolName": "LabCraft trial"}',
    'requirements = {"robotType": "Flex", "apiLevel": "2.20"}',
    '',
    '',
    'def run(protocol: protocol_api.ProtocolContext):',
    '    trash = protocol.load_trash_bin("A3")',
    '    racks = [',
    '        protocol.load_labware("opentrons_flex_96_tiprack_200ul", slot)',
    '        for slot in ("A1", "A2", "B1", "B2", "C1")',
    '    ]',
    '    reservoir = protocol.load_labware("nest_12_reservoir_15ml", "C2")',
    ...plates(shakers),
    '    p8 = protocol.load_instrument("flex_8channel_1000", "left", tip_racks=racks)',
    '    p1 = protocol.load_instrument("flex_1channel_1000", "right", tip_racks=racks)',
    '    columns = iter([column for rack in racks for column in rack.columns()])',
    '    loose = []',
    '',
    '    def drop():',
    '        for pipette in (p8, p1):',
    '            if pipette.has_tip:',
    '                pipette.drop_tip()',
    '',
    '    def fresh(pipette):',
    '        drop()',
    '        if pipette is p8:',
    '            pipette.pick_up_tip(next(columns)[0])',
    '            return',
    '        if not loose:',
    '            loose.extend(next(columns))',
    '        pipette.pick_up_tip(loose.pop(0))',
    '',
    '    def wells(plate, names):',
    '        return [plates[plate - 1][name] for name in names.split()]',
    '',
  ],
  indent: 1,
  foot: (shakers) => [
    '    drop()',
    ...(shakers.length ? ['    for shaker in shakers.values():', '        shaker.deactivate_heater()'] : []),
  ],
  fresh: (channels) => `fresh(${pipette(channels)})`,
  aspirate: (channels, volume, from) => `${pipette(channels)}.aspirate(${volume}, ${from})`,
  dispense: (channels, volume, to, above) =>
    `${pipette(channels)}.dispense(${volume}, ${to}${above ? '.top()' : ''})`,
  reservoir: (place) => `reservoir["A${place}"]`,
  wells: (plate, names) => `wells(${plate}, "${names.join(' ')}")`,
  waste: 'trash',
};
