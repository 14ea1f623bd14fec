import { productForm } from '../../construction/products/product-form.ts';
import { FACING, upright } from '../../construction/products/usual-parts.ts';

/** A marker of the dial or a hand, from the centre outwards. */
const mark = (at: readonly [number, number, number], size: readonly [number, number, number]) =>
  ({ solid: 'block', of: 'black plastic', word: 'hardware', at, size, round: 0.8 }) as const;

/** A turned part that faces the viewer. */
const TURNED = { solid: 'turned', ...FACING } as const;

/** A rod of steel. */
const rod = (path: string, radius: number) => ({ solid: 'bar', of: 'steel', word: 'hardware', path, radius }) as const;

/** Directions of the hands at ten past ten, which leaves the middle of the dial free. */
const HOUR = [-0.819, 0.574, 0] as const;
const MINUTE = [0.866, 0.5, 0] as const;

/** A round wall clock, or an alarm clock with two bells. */
export const clock = productForm({
  name: 'clock',
  of: 'matt plastic',
  turn: 0.2,
  parts: {
    case: {
      solid: 'frame',
      main: 'all',
      word: 'vessel',
      outline: upright(142, 10, 294, 142),
      section: '-4 -20, 6 -20 3, 10 0 6, 8 20 5, 2 22 2, -4 8 1',
    },
    dial: {
      solid: 'extruded',
      of: 'paper',
      word: 'dial',
      outline: upright(141, 11, 293, 141),
      thickness: 20,
      bevel: 0.5,
    },
    minutes: { ...mark([0, 276, 10.2], [1.2, 8, 0.8]), wheel: { count: 60, about: [0, 152, 0] } },
    hours: { ...mark([0, 262, 10.2], [5, 22, 1]), wheel: { count: 12, about: [0, 152, 0] } },
    hour: { ...mark([0, 152, 14], [8, 78, 1.6]), up: HOUR },
    minute: { ...mark([0, 152, 16.2], [5.5, 112, 1.6]), up: MINUTE },
    pin: { ...TURNED, of: 'black plastic', word: 'hardware', at: [0, 152, 10], outline: '9 0, 9 9 1.5' },
  },
  kinds: {
    'alarm-clock': {
      of: 'powder coat',
      turn: 0.35,
      parts: {
        case: {
          outline: upright(47, 28, 122, 47),
          section: '-6 -26 2, 0 -28 4, 6 -22 5, 6 18 4, 2 22 3, -4 20 2, -4 6 1',
        },
        dial: { outline: upright(46, 29, 121, 46), thickness: 24, at: [0, 0, 1] },
        back: { ...TURNED, main: 'all', at: [0, 75, 0], up: [0, 0, -1], outline: '46 0, 44 26 8' },
        minutes: null,
        hours: { ...mark([0, 109, 13.2], [2, 8, 0.6]), wheel: { count: 12, about: [0, 75, 0] } },
        hour: { ...mark([0, 75, 14.6], [3.4, 26, 0.9]), up: HOUR },
        minute: { ...mark([0, 75, 15.8], [2.4, 37, 0.9]), up: MINUTE },
        pin: { at: [0, 75, 13], outline: '3.5 0, 3.5 4.6 .8' },
        feet: { ...rod('42 0 22, 27 42 12', 3.6), word: 'legs', taper: 1.15, mirror: 'both' },
        bells: {
          solid: 'turned',
          of: 'steel',
          word: 'hardware',
          at: [33, 126, 0],
          up: [0.42, 0.9, 0],
          outline: '25 0 1, 25 3 4, 22 17 14, 5 22 6, 3.4 27 2',
          mirror: 'x',
        },
        posts: { ...rod('22 114 0, 35 132 0', 3), mirror: 'x' },
        hammer: rod('0 118 0, 0 146 0', 2),
        head: rod('-6 147 0, 6 147 0', 4.4),
      },
    },
  },
});
