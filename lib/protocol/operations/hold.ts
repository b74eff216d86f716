import { field } from './fields.ts';
import type { Motion } from './motions.ts';
import { operation } from './operation.ts';
import { type WaitAct, waiting } from './wait.ts';

type Hold = { do: 'hold'; plate: number; celsius: number | null; seconds: number | null };
type Heat = { do: 'heat'; plate: number; celsius: number };
type Cool = { do: 'cool'; plate: number };

const heating = (plate: number, celsius: number): Motion<Heat> => ({
  do: 'act',
  act: { do: 'heat', plate, celsius },
  shaker: plate,
  script: {
    opentrons: [`shakers[${plate}].set_and_wait_for_temperature(${celsius})`],
    pylabrobot: [`await heat(${plate}, ${celsius})`],
  },
});
const cooling = (plate: number): Motion<Cool> => ({
  do: 'act',
  act: { do: 'cool', plate },
  shaker: plate,
  script: {
    opentrons: [`shakers[${plate}].deactivate_heater()`],
    pylabrobot: [`await shakers[${plate}].deactivate()`],
  },
});

/** A plate is kept at a temperature : for a time, until a later step ends it (no time), or no longer (neither). */
export const hold = operation<Hold, Heat | Cool | WaitAct>({
  glyph: ['M10 3v9M7.5 12.5a3.5 3.5 0 1 0 5 0V4a2.5 2.5 0 0 0-5 0z'],
  isWhole: ({ celsius, seconds }) => celsius !== null || seconds === null,
  fields: [{ ...field.celsius, optional: true }, { ...field.seconds, optional: true }, field.plate],
  blank: { do: 'hold', plate: 1, celsius: 37, seconds: 600 },
  read(said) {
    const { celsius } = said.need('celsius');
    const time = said.one('time');
    if (time && celsius === null) said.refuse('unfit', time, 'temperature');
    return {
      plate: said.plate(),
      celsius: celsius === null ? null : said.figure('celsius'),
      seconds: time ? said.figure('time') : null,
    };
  },
  print: {
    en({ plate, celsius, seconds }, say) {
      if (celsius === null) return `Stop heating plate ${plate}.`;
      return `Keep plate ${plate} at ${celsius} °C${seconds === null ? '' : ` for ${say.time(seconds)}`}.`;
    },
    ja({ plate, celsius, seconds }, say) {
      if (celsius === null) return `プレート${plate}の加熱を止める。`;
      return `プレート${plate}を${celsius} °Cで${seconds === null ? '' : say.time(seconds)}保つ。`;
    },
  },
  leaves: 'before',
  motions({ plate, celsius, seconds }) {
    if (celsius === null) return [cooling(plate)];
    return [heating(plate, celsius), ...(seconds === null ? [] : [waiting(seconds), cooling(plate)])];
  },
  // How long until it is warm; it is off at once.
  acts: { heat: [60, 600], cool: [0, 0], wait: null },
});
