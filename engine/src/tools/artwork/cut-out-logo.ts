import { growMask } from '../../foundation/image/grow-mask.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { spread } from '../../foundation/image/spread.ts';
import { ownAlpha } from '../../perception/matting/own-alpha.ts';
import {
  awayFrom,
  borderOf,
  plainBackground,
  type PlainBackground,
} from '../../perception/matting/plain-background.ts';

/** Maximum difference in levels of a background pixel from the background's colour; its tolerance is added to it. */
const NEAR = 7;
/** Distance in pixels from the background within which pixels may be mixed with it. */
const EDGE = 2;
/** Share of a picture that its subject must cover; with less, there is none. */
const MIN_SUBJECT = 0.001;

/**
 * Cuts a logo or a drawing out of a background of one colour. Enclosed areas of that colour, such as those within
 * letters, are holes. A picture that has transparent areas is cut out already, and one without a plain background is
 * used whole; both are returned as they are.
 */
export function cutOutLogo(source: EnginePixels): EnginePixels {
  if (ownAlpha(source) !== null) return source;
  const plain = plainBackground(source);
  if (plain === null) return source;
  const outside = backgroundOf(source, plain);
  const covered = outside.reduce((sum, value) => sum + (1 - value), 0);
  return covered < MIN_SUBJECT * outside.length ? source : cutAlong(source, plain, outside);
}

/** 1 where the background is: connected with the border, or an enclosed area as plain as it. */
function backgroundOf(source: EnginePixels, plain: PlainBackground): Uint8Array {
  const { width, height } = source;
  const isNear = Uint8Array.from({ length: width * height }, (_, i) =>
    awayFrom(source, i, plain.colour) <= NEAR + plain.tolerance ? 1 : 0,
  );
  const outside = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (i: number) => {
    if (outside[i] || !isNear[i]) return;
    outside[i] = 1;
    stack.push(i);
  };
  for (const i of borderOf(width, height)) visit(i);
  spread(stack, width, height, visit);
  // A hole has a core that is some pixels wide; a light pixel of a photograph has none.
  const edges = growMask(
    Uint8Array.from(isNear, (value) => 1 - value),
    width,
    height,
    1,
  );
  for (let i = 0; i < edges.length; i++) if (!edges[i]) visit(i);
  spread(stack, width, height, visit);
  return outside;
}

/** Unmixes the pixels beside the background: the colour of each is that of the subject next to it. */
function cutAlong(source: EnginePixels, plain: PlainBackground, outside: Uint8Array): EnginePixels {
  const { width, height, channels, data } = source;
  const near = growMask(outside, width, height, EDGE);
  const cut = new Uint8Array(width * height * 4);
  for (let i = 0; i < outside.length; i++) {
    if (outside[i]) continue;
    const subject = near[i] ? farthest(source, i, plain) : i;
    const own = awayFrom(source, i, plain.colour);
    const whole = awayFrom(source, subject, plain.colour);
    for (let c = 0; c < 3; c++) cut[i * 4 + c] = data[subject * channels + c]!;
    cut[i * 4 + 3] = whole === 0 ? 255 : Math.round(255 * Math.min(1, own / whole));
  }
  return { width, height, channels: 4, data: cut };
}

/** The pixel near another that differs most from the background. */
function farthest(source: EnginePixels, i: number, { colour }: PlainBackground): number {
  const { width, height } = source;
  const [x, y] = [i % width, Math.floor(i / width)];
  let best = i;
  let most = awayFrom(source, i, colour);
  for (let py = Math.max(0, y - EDGE); py <= Math.min(height - 1, y + EDGE); py++) {
    for (let px = Math.max(0, x - EDGE); px <= Math.min(width - 1, x + EDGE); px++) {
      const away = awayFrom(source, py * width + px, colour);
      if (away > most) [best, most] = [py * width + px, away];
    }
  }
  return best;
}
