/** Sweeps at the finest level; it starts close to the solution from the coarser ones. */
const SWEEPS = 36;
/** Side below which a level is solved by sweeps only. */
const COARSEST = 40;

/**
 * Inflates a flat shape to a half-round one: solves laplace(h) - hold h = -1 with h = 0 outside the mask (1 inside) and
 * returns sqrt(2 h) in pixels, which across a strip of half width a is a half circle of radius a. At its upper and
 * lower ends the shape stays open like a hem or a neck (no slope), unless it lies on its side. `hold` (0 free, 1 held
 * down) presses creases into it. After Johnston 2002 (Lumo) and Sykora et al. 2014 (Ink-and-Ray).
 */
export function inflate(
  mask: Uint8Array,
  hold: Float32Array,
  width: number,
  height: number,
  check: () => void,
): Float32Array {
  const h = solve({ mask, hold, open: openEnds(mask, width, height), width, height }, 1, check);
  return h.map((value) => Math.sqrt(2 * Math.max(0, value)));
}

interface Level {
  readonly mask: Uint8Array;
  readonly hold: Float32Array;
  /** 1 where the shape's upper or lower end is open. */
  readonly open: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function solve(level: Level, cell: number, check: () => void): Float32Array {
  const { mask, hold, open, width, height } = level;
  const h = new Float32Array(mask.length);
  const fine = Math.max(width, height) > COARSEST;
  if (fine) {
    const coarse = halve(level);
    const start = solve(coarse, cell * 2, check);
    for (let k = 0; k < h.length; k++) {
      const x = k % width;
      if (mask[k]) h[k] = start[(((k - x) / width) >> 1) * coarse.width + (x >> 1)]!;
    }
  }
  const source = cell * cell;
  for (let sweep = 0; sweep < (fine ? SWEEPS : 300); sweep++) {
    if (sweep % 4 === 0) check();
    for (let parity = 0; parity < 2; parity++) {
      for (let y = 1; y < height - 1; y++) {
        for (let x = 1 + ((y + parity) & 1); x < width - 1; x += 2) {
          const k = y * width + x;
          if (!mask[k]) continue;
          const own = h[k]!;
          const above = open[k] && !mask[k - width] ? own : h[k - width]!;
          const below = open[k] && !mask[k + width] ? own : h[k + width]!;
          const wanted = (h[k - 1]! + h[k + 1]! + above + below + source) / (4 + hold[k]! * source);
          h[k] = own + 1.5 * (wanted - own);
        }
      }
    }
  }
  return h;
}

/** Minimum ratio of height to width at a pixel for an open end there. */
const MIN_OPEN_END_RATIO = 0.55;

function openEnds(mask: Uint8Array, width: number, height: number): Uint8Array {
  const open = new Uint8Array(mask.length);
  const columns = runLengths(mask, height, width, width, 1);
  const rows = runLengths(mask, width, height, 1, width);
  for (let k = width; k < mask.length - width; k++) {
    if (mask[k] && (!mask[k - width] || !mask[k + width]) && columns[k]! > MIN_OPEN_END_RATIO * rows[k]!) open[k] = 1;
  }
  return open;
}

/** Length of the mask's run that contains each pixel, along lines of `count` pixels. */
function runLengths(mask: Uint8Array, count: number, lines: number, stride: number, step: number): Int32Array {
  const lengths = new Int32Array(mask.length);
  for (let line = 0; line < lines; line++) {
    let from = 0;
    for (let i = 0; i <= count; i++) {
      if (i < count && mask[line * step + i * stride]) continue;
      for (let j = from; j < i; j++) lengths[line * step + j * stride] = i - from;
      from = i + 1;
    }
  }
  return lengths;
}

function halve({ mask, hold, open, width, height }: Level): Level {
  const across = (width + 1) >> 1;
  const down = (height + 1) >> 1;
  const small = new Uint8Array(across * down);
  const ends = new Uint8Array(across * down);
  const held = new Float32Array(across * down);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = (y >> 1) * across + (x >> 1);
      const at = y * width + x;
      small[k] = small[k]! + mask[at]!;
      ends[k] = ends[k]! | open[at]!;
      held[k] = held[k]! + hold[at]! / 4;
    }
  }
  for (let k = 0; k < small.length; k++) small[k] = small[k]! > 1 ? 1 : 0;
  return { mask: small, hold: held, open: ends, width: across, height: down };
}
