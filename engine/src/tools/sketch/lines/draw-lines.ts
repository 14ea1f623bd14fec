import sharp from 'sharp';
import type { PersonFindings, PictureFindings } from '../../../perception/people/findings.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { createInkPlane, drawStroke } from '../../../foundation/image/stroke.ts';
import type { Polyline } from '../../../foundation/image/stroke.ts';
import { thinLines } from '../../../foundation/image/thin-lines.ts';
import { traceLines } from '../../../foundation/image/trace-lines.ts';
import { bareSkin, type Bare } from './bare-skin.ts';
import { findEdges } from './find-edges.ts';
import { isolateSubject } from './isolate-subject.ts';
import { bareBody, outlineParts, wornParts } from './worn-parts.ts';

/** Longer side of the drawing in pixels. */
const SIDE = 960;
/** Minimum length of a line as a share of the side. */
const MIN_LENGTH = 0.035;
/** Radius of the pen as a share of the side. */
const PEN = 0.0016;
/** Smoothing as a share of the side, which makes a traced line look drawn by hand. */
const SMOOTH = 0.005;
/** Share of the side from which a line is drawn with full pressure; shorter lines need a strong edge for it. */
const FULL = 0.25;
/** Radius of the lightest line and of the ends of a line, relative to full pressure. */
const LIGHTEST = 0.55;

/** Blur of the subject's matte, as a share of the side, so that its outline becomes one line and not two. */
const OUTLINE = 0.004;

export interface TracedPhotograph {
  readonly page: EnginePixels;
  /** The parts of the subject that are not cloth, in the page's size; null when no subject was found. */
  readonly bare: Bare | null;
}

/**
 * Traces a photograph as a designer would: black lines on white paper along the edges of shapes and folds. Only lines
 * of the subject remain, and worn clothes get closed outlines. With `shoes` 'drawn', because the words name them, the
 * feet do not count as bare.
 */
export async function drawLines(
  source: EnginePixels,
  { subject, person }: PictureFindings,
  shoes: 'drawn' | 'left',
  check: () => void,
): Promise<TracedPhotograph> {
  const scale = Math.min(1, SIDE / Math.max(source.width, source.height));
  const width = Math.max(8, Math.round(source.width * scale));
  const height = Math.max(8, Math.round(source.height * scale));
  const rgb = await sharp(source.data, {
    raw: { width: source.width, height: source.height, channels: source.channels },
    limitInputPixels: false,
  })
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  check();
  const photograph: EnginePixels = { width, height, channels: 3, data: new Uint8Array(rgb) };
  const { edges, strength } = findEdges(photograph.data, width, height, check);
  const matte = subject && (await fitMatte(subject, width, height));
  const soft =
    matte && blur(matte, width, height, Math.max(2, OUTLINE * Math.max(width, height)), { passes: 2, check });
  const known = matte && soft && isolateSubject(edges, matte, soft, width, height) ? matte : null;
  const parts = known && person && (await partsOf(photograph, known, person, check));
  if (parts) outlineParts(edges, parts, known, width, height);
  thinLines(edges, width, height, check);
  const side = Math.max(width, height);
  const lines = traceLines(edges, width, MIN_LENGTH * side, Math.max(2, SMOOTH * side));
  check();
  const plane = createInkPlane(width, height);
  for (const line of lines) {
    const long = Math.min(1, line.length / 2 / (FULL * side));
    const firm = Math.min(1, meanAlong(line, strength, width));
    const press = LIGHTEST + 0.45 * Math.max(long, firm);
    drawStroke(
      plane,
      line,
      (share) => PEN * side * press * (LIGHTEST + 0.45 * Math.min(1, 8 * Math.min(share, 1 - share))),
      () => 0.5 + 0.5 * press,
    );
  }
  const bare =
    known && (parts ? bareBody(parts, known, shoes, photograph) : bareSkin(photograph.data, known, width, height));
  return { page: inkedPage(plane.ink, width, height), bare };
}

const partsOf = (page: EnginePixels, subject: Float32Array, person: PersonFindings, check: () => void) => {
  const { width, height } = page;
  return wornParts(page, { width, height, data: Uint8Array.from(subject, (value) => 255 * value) }, person, check);
};

function inkedPage(drawn: Float32Array, width: number, height: number): EnginePixels {
  const ink = blur(drawn, width, height, 1, { passes: 1 });
  const data = new Uint8Array(width * height * 3);
  for (let k = 0; k < ink.length; k++) {
    // The blur only smooths the pixel steps of the pen.
    data.fill(255 - 232 * Math.min(1, 0.5 * ink[k]! + 0.6 * drawn[k]!), k * 3, k * 3 + 3);
  }
  return { width, height, channels: 3, data };
}

async function fitMatte(subject: EngineMask, width: number, height: number): Promise<Float32Array> {
  const grey = await sharp(subject.data, {
    raw: { width: subject.width, height: subject.height, channels: 1 },
    limitInputPixels: false,
  })
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Float32Array.from(grey, (byte) => byte / 255);
}

function meanAlong(line: Polyline, plane: Float32Array, width: number): number {
  let sum = 0;
  for (let i = 0; i < line.length; i += 2) sum += plane[Math.round(line[i + 1]!) * width + Math.round(line[i]!)] ?? 0;
  return sum / (line.length / 2);
}
