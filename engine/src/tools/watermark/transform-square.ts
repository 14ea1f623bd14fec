import FFT from 'fft.js';

/**
 * The discrete Fourier transform of a square of `side` (a power of two) by `side` complex values, in place: first along
 * its rows, then along its columns. The inverse is divided by the number of values.
 */
export function transformSquare(re: Float64Array, im: Float64Array, side: number, direction: 'forward' | 'inverse') {
  const transform = new FFT(side);
  const given = transform.createComplexArray();
  const found = transform.createComplexArray();
  for (const [across, along] of [[side, 1] as const, [1, side] as const]) {
    for (let line = 0; line < side; line++) {
      for (let i = 0; i < side; i++) {
        given[2 * i] = re[line * across + i * along]!;
        given[2 * i + 1] = im[line * across + i * along]!;
      }
      if (direction === 'forward') transform.transform(found, given);
      else transform.inverseTransform(found, given);
      for (let i = 0; i < side; i++) {
        re[line * across + i * along] = found[2 * i]!;
        im[line * across + i * along] = found[2 * i + 1]!;
      }
    }
  }
}
