/**
 * The painted texel that each unpainted texel copies, so that filtering at the seam between two charts never mixes in
 * the empty background.
 */
export interface Dilation {
  /** Index of the painted texel that each one copies; -1 for texels that no ring reaches, which get the average. */
  readonly sources: Int32Array;
}

/** Number of rings: the padding between two neighbouring charts in texels. */
const RINGS = 8;

/** Spreads the painted texels (1) into the gaps between charts, ring by ring. */
export function dilation(painted: Uint8Array, width: number, height: number): Dilation {
  const sources = Int32Array.from(painted, (filled, at) => (filled ? at : -1));
  const isOpen = (at: number) => sources[at] === -1;
  let ring: number[] = [];
  for (let at = 0; at < sources.length; at++) {
    if (!painted[at]) continue;
    const x = at % width;
    const open = (x > 0 && isOpen(at - 1)) || (x < width - 1 && isOpen(at + 1));
    if (open || (at >= width && isOpen(at - width)) || (at < width * (height - 1) && isOpen(at + width))) ring.push(at);
  }
  for (let step = 0; step < RINGS; step++) {
    const next: number[] = [];
    const place = (at: number, from: number) => {
      if (!isOpen(at)) return;
      sources[at] = sources[from]!;
      next.push(at);
    };
    for (const at of ring) {
      const x = at % width;
      if (x > 0) place(at - 1, at);
      if (x < width - 1) place(at + 1, at);
      if (at >= width) place(at - width, at);
      if (at < width * (height - 1)) place(at + width, at);
    }
    ring = next;
  }
  return { sources };
}

/** Gives every texel the `channels` bytes of its source, in place. `mean` per channel, 0 to 255. */
export function dilate(data: Uint8Array, mean: Readonly<Float64Array>, { sources }: Dilation): void {
  const channels = mean.length;
  for (let at = 0; at < sources.length; at++) {
    const from = sources[at]!;
    if (from === at) continue;
    for (let c = 0; c < channels; c++)
      data[at * channels + c] = from < 0 ? Math.round(mean[c]!) : data[from * channels + c]!;
  }
}
