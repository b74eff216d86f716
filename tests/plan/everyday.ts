/**
 * Ten everyday procedures of laboratories, written down before the rules were looked at again. As with the first ten
 * (`procedures.ts`), the order of the steps and the minutes of waiting are those of the source, but where a comment calls
 * them a guess; hands-on minutes, weights, how often and where things stand are estimates of handling.
 */
import {
  at,
  BY_A_PERSON,
  NOW_AND_THEN,
  OFF_THE_BENCH,
  ONCE_ONLY,
  type Procedure,
  procedure,
} from './procedure';

const VARIES = { varies: true } as const;

export const EVERYDAY: readonly Procedure[] = [
  procedure(
    'Aerobic plate count of six samples of food',
    'FDA, Bacteriological Analytical Manual, chapter 3 (conventional plate count): 50 g in 450 ml, agar poured within 15 minutes, 48 hours at 35 °C',
    { runsPerWeek: 3, weeksPerYear: 48, yenPerHour: 3000 },
    {
      ...{ vessel: 'dish', grams: 35, station: 'plates' },
      stations: [
        ...[at('bottles', 'bottle', 700, 300), at('plates', 'rack', 900, 450)],
        at('warm', 'incubator', 1200, 350),
      ],
      steps: [
        ['weigh', 12, 0, { vessel: 'bottle', grams: 650, station: 'bottles' }],
        ['dispense', 18, 0, { vessel: 'bottle', grams: 200, station: 'bottles' }],
        ['dispense', 12, 0],
        ['pour', 10, 0],
        ['incubate', 3, 2880, { station: 'warm' }],
        ['Count the colonies', 24, 0, BY_A_PERSON],
        ['record', 8, 0],
      ],
    },
  ),
  procedure(
    'DNA from twelve samples of blood on spin columns',
    'QIAGEN, DNeasy Blood & Tissue Handbook (2023), animal blood or cells: 10 minutes at 56 °C; spun for 1, 1, 3 and 1 minutes, 1 minute before the last',
    { runsPerWeek: 5, weeksPerYear: 46, yenPerHour: 2500, start: '2027-01-04' },
    {
      ...{ vessel: 'tube', grams: 3, station: 'rack' },
      stations: [
        ...[at('rack', 'rack', 900, 300), at('block', 'incubator', 650, 300)],
        at('spin', 'centrifuge', 1250, 300),
      ],
      steps: [
        // There is one tube of blood.
        ['dispense', 8, 0, ONCE_ONLY],
        ['dispense', 5, 0],
        ['mix', 3, 0],
        ['heat', 1, 10, { station: 'block' }],
        ['dispense', 4, 0],
        ['column', 6, 0],
        ['spin', 3, 1, { station: 'spin' }],
        ['wash', 5, 1, { station: 'spin' }],
        ['wash', 5, 3, { station: 'spin' }],
        ['dispense', 5, 1],
        ['spin', 3, 1, { station: 'spin' }],
        ['label', 6, 0],
      ],
    },
  ),
  procedure(
    'Moisture of flour, five samples twice',
    'AOAC 925.10, Solids (total) and moisture in flour, air oven method: 2 g, 60 minutes at 130 °C, cooled in a desiccator',
    { runsPerWeek: 5, weeksPerYear: 48, yenPerHour: 3500 },
    {
      ...{ vessel: 'dish', grams: 35, station: 'balance' },
      // The oven stands far from the arm.
      stations: [
        ...[at('balance', 'balance', 850, 300), at('oven', 'incubator', 1450, 300)],
        at('dry', 'other', 700, 250),
      ],
      steps: [
        ['weigh', 10, 0],
        ['weigh', 15, 0],
        ['heat', 4, 60, { station: 'oven' }],
        // Until it has the temperature of the room: a guess.
        ['cool', 4, 30, { station: 'dry' }],
        ['weigh', 10, 0],
        ['record', 6, 0],
        ['wash', 10, 0, OFF_THE_BENCH],
      ],
    },
  ),
  procedure(
    'Forty plates of LB agar',
    'Addgene, Pouring LB agar plates: autoclaved, cooled to 55 °C, about 20 ml a plate, 30 minutes to set',
    { runsPerWeek: 2, weeksPerYear: 44, yenPerHour: 2800 },
    {
      ...{ vessel: 'bottle', grams: 1450, station: 'bath' },
      stations: [
        ...[at('balance', 'balance', 850, 350), at('bath', 'incubator', 650, 300)],
        at('plates', 'other', 1050, 350),
      ],
      steps: [
        ['weigh', 8, 0, { station: 'balance' }],
        // With heating up and letting off the pressure: a guess.
        ['heat', 5, 45, OFF_THE_BENCH],
        // A guess as well.
        ['cool', 1, 30],
        ['dispense', 2, 0],
        ['pour', 20, 0, { vessel: 'dish', grams: 35, station: 'plates' }],
        ['cool', 0, 30, { vessel: 'dish', grams: 35, station: 'plates' }],
        ['label', 8, 0, { vessel: 'dish', grams: 35, station: 'plates' }],
        ['move', 4, 0, { vessel: 'dish', grams: 700, ...OFF_THE_BENCH }],
      ],
    },
  ),
  procedure(
    'Suspended solids in ten samples of water',
    'Standard Methods 2540 D: through a glass-fibre filter, washed with three portions of water, one hour at 103 to 105 °C, cooled, weighed',
    { runsPerWeek: 5, weeksPerYear: 50, yenPerHour: 4000 },
    {
      ...{ vessel: 'other', grams: 5, station: 'funnel' },
      stations: [
        ...[at('funnel', 'other', 900, 350), at('oven', 'incubator', 1150, 250)],
        at('balance', 'balance', 620, 300),
      ],
      steps: [
        ['weigh', 10, 0, { station: 'balance' }],
        // How much goes through is chosen by how turbid it is.
        ['filter', 15, 20, { vessel: 'bottle', grams: 1200, ...NOW_AND_THEN }],
        ['wash', 8, 0],
        ['heat', 3, 60, { station: 'oven' }],
        // A guess.
        ['cool', 3, 30, { station: 'balance' }],
        ['weigh', 10, 0, { station: 'balance' }],
        ['record', 5, 0, { station: 'balance' }],
        ['wash', 10, 0, OFF_THE_BENCH],
      ],
    },
  ),
  procedure(
    'Agarose gel with 24 PCR products',
    'C. O’Connor, Investigations in Molecular Cell Biology, chapter 8: agarose boiled, poured and left to set, 10 to 12 µl a lane, run at 125 V',
    { runsPerWeek: 15, weeksPerYear: 46, yenPerHour: 3000 },
    {
      ...{ vessel: 'other', grams: 150, station: 'tank' },
      stations: [at('tank', 'other', 900, 250), at('tubes', 'rack', 960, 200)],
      steps: [
        ['weigh', 3, 0, { vessel: 'flask', ...OFF_THE_BENCH }],
        // Nobody walks away from agarose that boils.
        ['heat', 3, 0, { vessel: 'flask', ...OFF_THE_BENCH, ...BY_A_PERSON }],
        // To set, and to run: guesses.
        ['pour', 2, 30],
        ['mix', 12, 0, { vessel: 'tube', grams: 1, station: 'tubes' }],
        ['dispense', 15, 0, NOW_AND_THEN],
        ['Run the gel', 1, 45],
        ['look', 8, 0, { ...OFF_THE_BENCH, ...BY_A_PERSON }],
        // At the computer of the imager, which is in another room.
        ['record', 4, 0, OFF_THE_BENCH],
      ],
    },
  ),
  procedure(
    'Disk diffusion with ten isolates',
    'EUCAST, Disk diffusion method for antimicrobial susceptibility testing, version 7.0 (2019): disks within 15 minutes, 18 ± 2 hours at 35 °C',
    { runsPerWeek: 5, weeksPerYear: 48, yenPerHour: 3000 },
    {
      ...{ vessel: 'dish', grams: 35, station: 'plates' },
      stations: [
        ...[at('plates', 'rack', 900, 350), at('turbid', 'meter', 650, 300)],
        at('warm', 'incubator', 1200, 350),
      ],
      steps: [
        ['take-sample', 10, 0, BY_A_PERSON],
        ['mix', 8, 0, { vessel: 'tube', grams: 12, station: 'turbid' }],
        ['measure', 5, 0, { vessel: 'tube', grams: 12, station: 'turbid' }],
        ['seed', 12, 0],
        ['Put on the disks', 8, 0],
        ['incubate', 2, 1080, { station: 'warm' }],
        ['measure', 20, 0, NOW_AND_THEN],
        ['record', 10, 0, OFF_THE_BENCH],
      ],
    },
  ),
  procedure(
    'Glassware, thirty pieces of many shapes',
    'University of Virginia, lmecol.evsc.virginia.edu/labmat/instructions/glassware.htm (read in 2026): ' +
      'soaked overnight, scrubbed, rinsed three times, then with deionised water, dried at 105 °C',
    { runsPerWeek: 5, weeksPerYear: 48, yenPerHour: 2000 },
    {
      ...{ vessel: 'flask', grams: 300, station: 'sink' },
      stations: [at('sink', 'sink', 700, 350), at('oven', 'incubator', 1200, 300)],
      steps: [
        // A night is sixteen hours.
        ['wash', 5, 960, VARIES],
        ['wash', 25, 0, VARIES],
        ['wash', 10, 0, VARIES],
        ['wash', 8, 0, VARIES],
        // A guess.
        ['heat', 4, 120, { station: 'oven', ...VARIES }],
        ['move', 8, 0, OFF_THE_BENCH],
      ],
    },
  ),
  procedure(
    'Forty result sheets entered twice',
    'S. Day, P. Fayers, D. Harvey, Double data entry: what value, what price? Control. Clin. Trials 19 (1998) 15: entered by two people, compared, corrected',
    { runsPerWeek: 5, weeksPerYear: 46, yenPerHour: 2000 },
    {
      // Nothing is on a bench, and nothing has a weight.
      ...{ vessel: 'other', grams: undefined, station: OFF_THE_BENCH.station },
      stations: [],
      steps: [
        ['record', 30, 0],
        ['record', 30, 0],
        ['look', 10, 0, BY_A_PERSON],
        ['record', 5, 0],
      ],
    },
  ),
  procedure(
    'One litre of Tris buffer',
    'Cold Spring Harbor Protocols, Tris-Cl (1 M): dissolved in 800 ml, adjusted with hydrochloric acid, cooled before the last adjustment, autoclaved',
    { runsPerWeek: 3, weeksPerYear: 40, yenPerHour: 3000 },
    {
      ...{ vessel: 'beaker', grams: 1200, station: 'stir' },
      stations: [
        ...[at('balance', 'balance', 650, 300), at('stir', 'stirrer', 900, 300)],
        at('ph', 'meter', 1060, 300),
      ],
      steps: [
        ['weigh', 6, 0, { grams: 300, station: 'balance' }],
        // Until it is dissolved, and until it is cool: guesses.
        ['stir', 2, 10],
        ['ph', 15, 0, { station: 'ph' }],
        ['cool', 0, 20],
        ['ph', 8, 0, { station: 'ph' }],
        ['pour', 6, 0, { vessel: 'bottle', grams: 1500 }],
        ['heat', 5, 60, { vessel: 'bottle', grams: 1500, ...OFF_THE_BENCH }],
        ['label', 3, 0, { vessel: 'bottle', grams: 1500 }],
      ],
    },
  ),
];
