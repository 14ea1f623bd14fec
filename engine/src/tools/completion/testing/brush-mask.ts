import { createRandom } from '../../../foundation/geometry/random.ts';

/** A mask (1 covered) of round dabs and strokes, as a user would paint it, until `share` of the picture is covered. */
export function brushMask(width: number, height: number, share: number, seed: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  const random = createRandom(seed);
  const wanted = share * mask.length;
  let covered = 0;
  while (covered < wanted) {
    const radius = (0.025 + 0.05 * random()) * Math.min(width, height);
    let x = random() * width;
    let y = random() * height;
    const turn = random() * 6.283;
    const length = Math.floor(random() * 9);
    for (let step = 0; step <= length && covered < wanted; step++) {
      covered += dab(mask, width, height, x, y, radius);
      x += Math.cos(turn) * radius;
      y += Math.sin(turn) * radius;
    }
  }
  return mask;
}

function dab(mask: Uint8Array, width: number, height: number, x: number, y: number, radius: number): number {
  let added = 0;
  for (let v = Math.max(0, Math.ceil(y - radius)); v <= Math.min(height - 1, y + radius); v++) {
    for (let u = Math.max(0, Math.ceil(x - radius)); u <= Math.min(width - 1, x + radius); u++) {
      const i = v * width + u;
      if (mask[i] || (u - x) ** 2 + (v - y) ** 2 > radius * radius) continue;
      mask[i] = 1;
      added++;
    }
  }
  return added;
}
