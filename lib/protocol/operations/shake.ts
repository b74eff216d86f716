import { operation } from './operation.ts';
import { field, LIMITS, number } from './parts.ts';

type Shake = { do: 'shake'; plate: number; rpm: number; seconds: number };

/** What a heater-shaker can do. */
const LEAST = 200;
const MOST = 3000;

/** A plate is shaken on its heater-shaker. */
export const shake = operation<Shake, Shake>({
  glyph: ['M5 8h10v7H5zM2 6v11M18 6v11M8 4h4'],
  fields: [
    number('rpm', 'rpm', 'rpm', [LEAST, MOST, 50], 300, 500, 800, 1000, 1500),
    field.seconds,
    field.plate,
  ],
  blank: { do: 'shake', plate: 1, rpm: 500, seconds: 60 },
  read(said) {
    const rpm = said.need('rpm', 'speed');
    const time = said.need('time', 'time');
    return {
      do: 'shake' as const,
      plate: said.plate(),
      rpm: said.within(rpm.rpm, MOST, rpm, 'speed', LEAST),
      seconds: said.within(time.seconds, LIMITS.seconds, time, 'time'),
    };
  },
  print: {
    en: ({ plate, rpm, seconds }, say) => `Shake plate ${plate} at ${rpm} rpm for ${say.time(seconds)}.`,
    ja: ({ plate, rpm, seconds }, say) => `プレート${plate}を${rpm} rpmで${say.time(seconds)}振とうする。`,
  },
  leaves: 'before',
  motions: ({ plate, rpm, seconds }) => [
    {
      do: 'act',
      act: { do: 'shake', plate, rpm, seconds },
      script: {
        opentrons: [
          `shakers[${plate}].set_and_wait_for_shake_speed(${rpm})`,
          `protocol.delay(seconds=${seconds})`,
          `shakers[${plate}].deactivate_shaker()`,
        ],
        pylabrobot: [`await shakers[${plate}].shake(speed=${rpm}, duration=${seconds})`],
      },
    },
  ],
  acts: { shake: null },
});
