/**
 * Spreads what is painted into the gaps between charts, ring by ring, so that filtering at a seam never meets the
 * ground; what no ring reaches takes the average. `channels` bytes per texel, changed in place.
 */
export function dilate(data: Uint8Array, channels: number, painted: Uint8Array, width: number, height: number): void {
  const filled = painted.slice();
  let ring: number[] = [];
  const average = new Float64Array(channels);
  let count = 0;
  for (let at = 0; at < filled.length; at++) {
    if (!filled[at]) continue;
    count++;
    for (let c = 0; c < channels; c++) average[c]! += data[at * channels + c]!;
    ring.push(at);
  }
  const place = (at: number, from: number, next: number[]) => {
    if (filled[at]) return;
    filled[at] = 1;
    data.copyWithin(at * channels, from * channels, (from + 1) * channels);
    next.push(at);
  };
  for (let step = 0; step < RINGS; step++) {
    const next: number[] = [];
    for (const at of ring) {
      const x = at % width;
      if (x > 0) place(at - 1, at, next);
      if (x < width - 1) place(at + 1, at, next);
      if (at >= width) place(at - width, at, next);
      if (at < width * (height - 1)) place(at + width, at, next);
    }
    ring = next;
  }
  for (let at = 0; at < filled.length; at++) {
    if (filled[at]) continue;
    for (let c = 0; c < channels; c++) data[at * channels + c] = Math.round(average[c]! / Math.max(1, count));
  }
}

/** Texels: the padding between charts, so that neighbours meet in its middle. */
const RINGS = 8;
