/**
 * Extends the colours of a picture (3 bytes a pixel) from where `known` is 1 to every other pixel: each takes
 * approximately the nearest known colour. Two passes over the rows, after the distance transform of Rosenfeld and
 * Pfaltz 1966.
 */
export function spreadColours(rgb: Uint8Array, known: Uint8Array, width: number, height: number): Uint8Array {
  const out = rgb.slice();
  const away = Float32Array.from(known, (value) => (value ? 0 : Infinity));
  const take = (i: number, from: number, step: number) => {
    if (away[from]! + step >= away[i]!) return;
    away[i] = away[from]! + step;
    for (let c = 0; c < 3; c++) out[3 * i + c] = out[3 * from + c]!;
  };
  const pass = (forward: boolean) => {
    const back = forward ? -1 : 1;
    for (let row = 0; row < height; row++) {
      const y = forward ? row : height - 1 - row;
      const above = y + back;
      for (let column = 0; column < width; column++) {
        const x = forward ? column : width - 1 - column;
        const i = y * width + x;
        if (x + back >= 0 && x + back < width) take(i, i + back, 1);
        if (above < 0 || above >= height) continue;
        take(i, above * width + x, 1);
        if (x > 0) take(i, above * width + x - 1, Math.SQRT2);
        if (x < width - 1) take(i, above * width + x + 1, Math.SQRT2);
      }
    }
  };
  pass(true);
  pass(false);
  return out;
}
