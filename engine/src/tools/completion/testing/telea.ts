/** The baseline of completion: Telea 2004, "An image inpainting technique based on the fast marching method". */

interface TeleaRequest {
  readonly width: number;
  readonly height: number;
  /** 3 bytes per pixel. */
  readonly rgb: Uint8Array;
  /** 1 where the picture is to be filled. */
  readonly hole: Uint8Array;
}

/** Radius in pixels around a point that it is computed from; the usual setting in OpenCV. */
const RADIUS = 5;

/** Returns a copy of `rgb` whose hole is filled from its border inwards by weighted means of nearby known pixels. */
export function telea({ width, height, rgb, hole }: TeleaRequest): Uint8Array {
  const out = rgb.slice();
  const time = Float32Array.from(hole, (open) => (open ? Infinity : 0));
  const known = Uint8Array.from(hole, (open) => (open ? 0 : 1));
  const front: { readonly at: number; readonly time: number }[] = [];
  const advance = (i: number) => {
    const x = i % width;
    const across = Math.min(x > 0 ? time[i - 1]! : Infinity, x < width - 1 ? time[i + 1]! : Infinity);
    const down = Math.min(
      i >= width ? time[i - width]! : Infinity,
      i + width < time.length ? time[i + width]! : Infinity,
    );
    const arrival = solveEikonal(across, down);
    if (arrival >= time[i]!) return;
    time[i] = arrival;
    insert(front, { at: i, time: arrival });
  };
  for (let i = 0; i < hole.length; i++) if (hole[i] && touchesKnown(known, i, width)) advance(i);
  for (let next = front.pop(); next !== undefined; next = front.pop()) {
    if (known[next.at]) continue;
    paint(out, known, time, next.at, width, height);
    known[next.at] = 1;
    for (const side of [-1, 1, -width, width]) {
      const i = next.at + side;
      if (i < 0 || i >= known.length || known[i] || Math.abs((i % width) - (next.at % width)) > 1) continue;
      advance(i);
    }
  }
  return out;
}

function solveEikonal(a: number, b: number): number {
  const near = Math.min(a, b);
  if (Math.abs(a - b) >= 1) return near + 1;
  return (a + b + Math.sqrt(2 - (a - b) ** 2)) / 2;
}

function touchesKnown(known: Uint8Array, i: number, width: number): boolean {
  const x = i % width;
  return (
    (x > 0 && known[i - 1] === 1) ||
    (x < width - 1 && known[i + 1] === 1) ||
    known[i - width] === 1 ||
    known[i + width] === 1
  );
}

/** Inserts an entry so that times stay in descending order and the next pixel is the last entry. */
function insert(front: { readonly at: number; readonly time: number }[], entry: { at: number; time: number }): void {
  let [low, high] = [0, front.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (front[middle]!.time > entry.time) low = middle + 1;
    else high = middle;
  }
  front.splice(low, 0, entry);
}

/** Weights known neighbours by the direction of the front, by distance and by how similar their arrival times are. */
function paint(out: Uint8Array, known: Uint8Array, time: Float32Array, i: number, width: number, height: number): void {
  const x = i % width;
  const y = (i - x) / width;
  const slopeX = slope(time, i, 1, x > 0, x < width - 1);
  const slopeY = slope(time, i, width, y > 0, y < height - 1);
  const sums = [0, 0, 0];
  let weights = 0;
  for (let v = Math.max(0, y - RADIUS); v <= Math.min(height - 1, y + RADIUS); v++) {
    for (let u = Math.max(0, x - RADIUS); u <= Math.min(width - 1, x + RADIUS); u++) {
      const from = v * width + u;
      const [dx, dy] = [x - u, y - v];
      const far = dx * dx + dy * dy;
      if (!known[from] || far > RADIUS * RADIUS) continue;
      const direction = Math.max(1e-6, Math.abs(dx * slopeX + dy * slopeY) / Math.sqrt(far));
      const weight = direction / far / (1 + Math.abs(time[from]! - time[i]!));
      weights += weight;
      for (let c = 0; c < 3; c++) sums[c] = sums[c]! + weight * out[from * 3 + c]!;
    }
  }
  for (let c = 0; weights > 0 && c < 3; c++) out[i * 3 + c] = sums[c]! / weights + 0.5;
}

function slope(time: Float32Array, i: number, step: number, before: boolean, after: boolean): number {
  const back = before && Number.isFinite(time[i - step]!) ? time[i]! - time[i - step]! : null;
  const ahead = after && Number.isFinite(time[i + step]!) ? time[i + step]! - time[i]! : null;
  if (back !== null && ahead !== null) return (back + ahead) / 2;
  return back ?? ahead ?? 0;
}
