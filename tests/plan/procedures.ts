/**
 * Ten procedures from published protocols, as somebody would enter them. What the protocol says: the order of the steps
 * and the minutes of waiting, but where a comment calls them a guess. What it does not say, and is an estimate of handling: hands-on minutes
 * (for the number of samples named), weights with the content, how often it is done, and where things stand.
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

export const PROCEDURES: readonly Procedure[] = [
  procedure(
    'Bradford assay in a 96-well plate',
    'M. M. Bradford, Anal. Biochem. 72 (1976) 248; colour read after 5 to 60 minutes: NPTEL course 102103047, lecture 5; ' +
      'two minutes for reading a plate: R. Valipour Nouroozi et al., Int. Electron. J. Med. 4 (2015) no. 1',
    { runsPerWeek: 8, weeksPerYear: 46 },
    {
      ...{ vessel: 'plate', grams: 80, station: 'plate' },
      stations: [
        at('plate', 'plate', 900, 320),
        at('tips', 'tips', 740, 320),
        at('reader', 'reader', 1200, 300),
      ],
      steps: [
        ['dispense', 20, 0, { grams: 60 }],
        ['dispense', 8, 0],
        ['mix', 1, 0],
        ['incubate', 0, 5],
        ['measure', 1, 2, { station: 'reader' }],
        // The fit of the standards is looked at now and then.
        ['record', 6, 0, { station: 'reader', ...NOW_AND_THEN }],
      ],
    },
  ),
  procedure(
    'Indirect ELISA for Melissococcus plutonius',
    'COLOSS BEEBOOK vol. II: European foulbrood, section 7.1.3; colour for 10 to 15 minutes and stopping: viruses, section 9.2.3.4',
    { runsPerWeek: 3, weeksPerYear: 40 },
    {
      ...{ vessel: 'plate', grams: 70, station: 'plate' },
      stations: [
        at('plate', 'plate', 900, 330),
        at('washer', 'other', 600, 350),
        at('reader', 'reader', 1250, 300),
      ],
      steps: [
        ['dispense', 10, 120],
        ['wash', 4, 0, { station: 'washer' }],
        ['dispense', 6, 120],
        ['wash', 4, 0, { station: 'washer' }],
        ['dispense', 12, 120],
        ['wash', 6, 0, { station: 'washer' }],
        ['dispense', 6, 60],
        ['wash', 8, 0, { station: 'washer' }],
        // Stopped when the blank is still clear.
        ['dispense', 5, 15, NOW_AND_THEN],
        ['dispense', 3, 0],
        ['measure', 2, 0, { station: 'reader' }],
      ],
    },
  ),
  procedure(
    'MTT assay of adherent cells',
    'abcam, MTT assay protocol (abcam.com/kits/mtt-assay-protocol): 3 hours at 37 °C, 15 minutes on a shaker, read within the hour',
    { runsPerWeek: 5, weeksPerYear: 44 },
    {
      ...{ vessel: 'plate', grams: 70, station: 'plate' },
      // The reader stands at the far end of the bench.
      stations: [
        at('plate', 'plate', 900, 330),
        at('shaker', 'stirrer', 700, 300),
        at('reader', 'reader', 1700, 400),
      ],
      steps: [
        ['aspirate', 6, 0, ONCE_ONLY],
        ['dispense', 8, 0, ONCE_ONLY],
        ['incubate', 2, 180, OFF_THE_BENCH],
        ['dispense', 6, 0],
        ['mix', 1, 15, { station: 'shaker' }],
        ['look', 2, 0, BY_A_PERSON],
        ['measure', 2, 0, { station: 'reader' }],
      ],
    },
  ),
  procedure(
    'PCR clean-up with magnetic beads',
    'Sergi Lab Supplies, Removing short DNA molecules with magnetic beads: 5 to 15 minutes to bind, up to 2 on the magnet, two washes with 80 % ethanol',
    { runsPerWeek: 10, weeksPerYear: 48 },
    {
      ...{ vessel: 'plate', grams: 30, station: 'plate' },
      stations: [
        at('plate', 'plate', 900, 250),
        at('magnet', 'plate', 760, 250),
        at('tips', 'tips', 1040, 250),
      ],
      steps: [
        ['dispense', 6, 0],
        ['mix', 2, 5],
        ['beads', 1, 2, { station: 'magnet' }],
        ['aspirate', 4, 0, { station: 'magnet' }],
        ['wash', 12, 0, { station: 'magnet' }],
        // Drying and eluting: guesses.
        ['incubate', 0, 5, { station: 'magnet' }],
        ['dispense', 4, 2],
        ['beads', 1, 2, { station: 'magnet' }],
        ['move', 5, 0],
      ],
    },
  ),
  procedure(
    'QuEChERS extraction of eight samples',
    'AOAC Official Method 2007.01; S. J. Lehotay, J. AOAC Int. 90 (2007) 485: shaken by hand for 1 minute and for 30 seconds, centrifuged for 1 minute each time',
    { runsPerWeek: 4, weeksPerYear: 46 },
    {
      ...{ vessel: 'tube', grams: 60, station: 'rack' },
      stations: [
        at('balance', 'balance', 550, 300),
        at('rack', 'rack', 900, 350),
        at('spin', 'centrifuge', 1300, 400),
      ],
      steps: [
        ['weigh', 16, 0, { station: 'balance' }],
        ['dispense', 6, 0],
        ['pour', 8, 0],
        // The hands are in the protocol here: it says for how long to shake.
        ['mix', 1, 0],
        ['spin', 3, 1, { station: 'spin' }],
        ['aspirate', 8, 0],
        ['mix', 0.5, 0],
        ['spin', 3, 1, { station: 'spin' }],
        ['move', 8, 0, { vessel: 'vial', grams: 4 }],
        ['measure', 5, 0, { vessel: 'vial', grams: 4, ...OFF_THE_BENCH }],
      ],
    },
  ),
  procedure(
    'Kjeldahl nitrogen of six samples of bread',
    'VELP Scientifica, UDK 139 operating manual, section 15 (AOAC 950.36): 60 minutes at 420 °C, cooled to 50 to 60 °C, 4 minutes of distillation a tube',
    { runsPerWeek: 5, weeksPerYear: 46, cleanUp: 20 },
    {
      ...{ vessel: 'tube', grams: 220, station: 'still' },
      stations: [
        ...[at('balance', 'balance', 750, 350), at('block', 'reactor', 500, 300)],
        ...[at('still', 'other', 1250, 300), at('burette', 'meter', 1050, 350)],
      ],
      steps: [
        ['weigh', 12, 0, { station: 'balance' }],
        ['dispense', 6, 0, { station: 'balance' }],
        ['heat', 3, 60, { station: 'block', vessel: 'rack', grams: 2600 }],
        // The protocol names the temperature, not how long it takes: a guess.
        ['cool', 0, 30, { station: 'block', vessel: 'rack', grams: 2600 }],
        ['Distil', 6, 24],
        ['Titrate to the end point', 18, 0, { station: 'burette', vessel: 'flask', ...NOW_AND_THEN }],
        ['record', 5, 0, { station: 'burette', vessel: 'flask' }],
      ],
    },
  ),
  procedure(
    'Western blot, from blocking to the picture',
    'Cell Signaling Technology, A guide to successful western blotting: 1 hour of blocking, washed three times for 5 minutes, ' +
      'first antibody overnight at 4 °C, second for 1 hour, substrate for 1 minute',
    { runsPerWeek: 4, weeksPerYear: 40 },
    {
      ...{ vessel: 'dish', grams: 100, station: 'rocker' },
      stations: [at('rocker', 'stirrer', 900, 300), at('buffer', 'bottle', 750, 250)],
      steps: [
        ['dispense', 3, 60],
        ['wash', 6, 15],
        // In the cold room; a night is sixteen hours.
        ['incubate', 4, 960, OFF_THE_BENCH],
        ['wash', 6, 15],
        ['incubate', 4, 60],
        ['wash', 6, 15],
        ['dispense', 3, 1],
        ['look', 10, 0, { ...OFF_THE_BENCH, ...BY_A_PERSON }],
      ],
    },
  ),
  procedure(
    'Heat-shock transformation of E. coli, twelve tubes',
    'T. Eng, E. coli heat shock transformation protocol (JBEI, after QB3 MacroLab, UC Berkeley): 10 minutes to thaw, 30 on ice, ' +
      '60 seconds at 42 °C, 5 on ice, 1 hour at 37 °C, plates overnight',
    { runsPerWeek: 4, weeksPerYear: 44 },
    {
      ...{ vessel: 'rack', grams: 150, station: 'ice' },
      stations: [
        at('ice', 'other', 700, 300),
        at('warm', 'incubator', 1100, 300),
        at('plates', 'rack', 900, 450),
      ],
      steps: [
        ['cool', 2, 10],
        ['dispense', 8, 30],
        ['heat', 1, 1, { station: 'warm' }],
        ['cool', 1, 5],
        ['dispense', 5, 0],
        ['incubate', 1, 60, { station: 'warm' }],
        ['seed', 18, 0, { vessel: 'dish', grams: 30, station: 'plates' }],
        ['incubate', 2, 960, { vessel: 'dish', ...OFF_THE_BENCH }],
        ['look', 10, 0, { vessel: 'dish', ...OFF_THE_BENCH, ...BY_A_PERSON }],
      ],
    },
  ),
  procedure(
    'Passage of adherent cells in a T-75 flask',
    'S. Jayadev, Trypsinization of adherent cells (Duke University, ceramide protocols, 1991): PBS for 30 seconds, trypsin for about 3 minutes, 10 minutes in the centrifuge',
    { runsPerWeek: 10, weeksPerYear: 48, prepare: 15, cleanUp: 10 },
    {
      ...{ vessel: 'flask', grams: 75, station: 'hood' },
      stations: [
        ...[at('hood', 'rack', 900, 320), at('spin', 'centrifuge', 1250, 400)],
        at('microscope', 'other', 500, 300),
      ],
      steps: [
        ['look', 2, 0, { station: 'microscope', ...BY_A_PERSON }],
        ['aspirate', 1, 0],
        ['wash', 2, 0.5],
        ['dispense', 1, 3],
        ['look', 2, 0, { station: 'microscope', ...BY_A_PERSON }],
        ['dispense', 1, 0],
        ['move', 2, 0, { vessel: 'tube', grams: 25 }],
        ['spin', 2, 10, { vessel: 'tube', grams: 25, station: 'spin' }],
        // With the medium goes the pellet.
        ['aspirate', 1.5, 0, { vessel: 'tube', grams: 25, ...ONCE_ONLY }],
        ['mix', 2, 0, { vessel: 'tube', grams: 15 }],
        ['measure', 6, 0, { vessel: 'tube', grams: 15, ...NOW_AND_THEN }],
        ['seed', 4, 0],
      ],
    },
  ),
  procedure(
    'Gold nanoparticles by hot injection of citrate, five flasks',
    'J. Turkevich, as varied by G. Frens, Nature Phys. Sci. 241 (1973) 20: citrate injected into boiling gold chloride, 2 to 5 minutes until the colour stays',
    { runsPerWeek: 2, weeksPerYear: 40 },
    {
      ...{ vessel: 'flask', grams: 130, station: 'plate' },
      stations: [
        at('plate', 'stirrer', 900, 330),
        at('pump', 'pump', 700, 300),
        at('reader', 'reader', 1200, 320),
      ],
      steps: [
        ['dispense', 15, 0],
        // Until it boils, a quarter of an hour a flask: a guess.
        ['heat', 10, 75],
        ['inject', 5, 0, { vessel: 'syringe', grams: 30, station: 'pump' }],
        // Five minutes a flask, watched: the colour says when it is done.
        ['look', 25, 0, BY_A_PERSON],
        // To room temperature: a guess.
        ['cool', 0, 30],
        ['take-sample', 10, 0],
        ['measure', 20, 0, { vessel: 'vial', grams: 10, station: 'reader' }],
        ['wash', 15, 0, OFF_THE_BENCH],
      ],
    },
  ),
];
