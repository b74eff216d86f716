import { field } from './fields.ts';
import { operation } from './operation.ts';

type Shake = { do: 'shake'; plate: number; rpm: number; seconds: number };

/** A plate is shaken on its heater-shaker. */
export const shake = operation<Shake, Shake>({
  glyph: ['M5 8h10v7H5zM2 6v11M18 6v11M8 4h4'],
  fields: [field.rpm, field.seconds, field.plate],
  blank: { do: 'shake', plate: 1, rpm: 500, seconds: 60 },
  print: {
    en: ({ plate, rpm, seconds }, say) => `Shake plate ${plate} at ${rpm} rpm for ${say.time(seconds)}.`,
    ja: ({ plate, rpm, seconds }, say) => `プレート${plate}を${rpm} rpmで${say.time(seconds)}振とうする。`,
  },
  leaves: 'before',
  motions: ({ plate, rpm, seconds }) => [
    {
      do: 'act',
      act: { do: 'shake', plate, rpm, seconds },
      shaker: plate,
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
