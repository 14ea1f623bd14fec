import type { Part } from '../../../parts/part.ts';
import { patchParts } from '../cloth/patch.ts';
import type { UpperGarment } from '../cloth/upper-garment.ts';

/**
 * Builds the ends of sleeves that are turned up twice: a band `width` metres deep, and a narrower turn on it, slightly
 * askew.
 */
export function rolledCuffs({ sleeves }: UpperGarment, width: number): Part[] {
  return sleeves.flatMap(({ piece }, i) => {
    const { end } = piece.lines;
    const askew = (metres: number) => Float32Array.from(end, (_, k) => metres * (piece.rest[k * 3 + 2]! / 0.06));
    const slant = askew(i === 0 ? 0.003 : -0.002);
    const turns = [
      { from: 0, to: width, height: 0.0038 },
      { from: width * 0.05, to: width * 0.8, height: 0.0072 },
    ];
    return turns.flatMap(({ from, to, height }, turn) =>
      patchParts({
        name: `rolled cuff ${i + 1} turn ${turn + 1}`,
        role: 'cloth',
        colourPart: 'cuffs',
        on: piece,
        within: [
          end.map((value, k) => value - from - turn * slant[k]! * 0.5),
          end.map((value, k) => to + slant[k]! - value),
        ],
        height,
      }),
    );
  });
}
