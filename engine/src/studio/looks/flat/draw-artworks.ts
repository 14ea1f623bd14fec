/**
 * Draws the artworks of a technical flat as designers do: the artwork in outline, its width and its height in
 * centimetres with dimension lines, and its distance below the edge of its cloth.
 */
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { drawStroke, type InkPlane } from '../../../foundation/image/stroke.ts';
import { coversTrunk } from '../../../words/prompt/vocabulary/body-zone.ts';
import { zoneOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import { findOnCloth, type Carrier, type Found } from '../../picture/seen-pictures.ts';
import type { FinishRequest } from '../../picture/look.ts';
import { drawLettering, letteringWidth } from './lettering.ts';

type Point = readonly [x: number, y: number];

/** Greatest number of artworks whose measures are drawn; with more, nobody could read them. */
const MAX_MEASURED = 4;

/** Draws nothing for artworks that were stored before flats showed them. */
export function drawArtworks(plane: InkPlane, request: FinishRequest): void {
  const { scene, camera } = request;
  const carriers = scene.parts.flatMap((part) =>
    (part.artworks ?? []).flatMap((art): Carrier[] => (art.artwork.drawing !== undefined ? [{ part, art }] : [])),
  );
  if (carriers.length === 0) return;
  const covered = new Float32Array(plane.width * plane.height);
  for (const carrier of carriers) coverPlane(covered, carrier, request);
  drawCovered(plane, covered);
  const groups = [...Map.groupBy(carriers, ({ art }) => art.artwork).values()];
  if (groups.length > MAX_MEASURED) return;
  for (const group of groups) {
    const [centre] = findOnCloth(group, camera, [[0, 0]]);
    // Of several copies of a thing, one is measured.
    if (centre?.isFacing) drawMeasures(plane, group.filter(({ part }) => part.thing === centre.thing), request); // prettier-ignore
  }
}

/** Share of ink within an artwork, and the change of its coverage from one sample to the next that is a whole line. */
const FILL = 0.2;
const EDGE = 0.35;

function drawCovered({ width, height, ink }: InkPlane, covered: Float32Array): void {
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      const [across, down] = [covered[k + 1]! - covered[k - 1]!, covered[k + width]! - covered[k - width]!];
      if (covered[k] === 0 && across === 0 && down === 0) continue;
      ink[k] = Math.max(ink[k]!, FILL * covered[k]!, smoothstep(0, EDGE, Math.hypot(across, down) / 2));
    }
  }
}

/** Writes how much of each sample of a part an artwork covers. */
function coverPlane(covered: Float32Array, { part, art }: Carrier, { scene, camera, frame }: FinishRequest): void {
  const { positions: p, uvs, indices } = part.mesh;
  const own = scene.parts.indexOf(part as (typeof scene.parts)[number]) + 1;
  const { eye, right, up, forward, focal, aspect, shiftX, shiftY } = camera;
  const count = uvs.length / 2;
  const [xs, ys, us, vs] = Array.from({ length: 4 }, () => new Float32Array(count)) as [Float32Array, Float32Array, Float32Array, Float32Array]; // prettier-ignore
  const along = (k: number, axis: Vec3) =>
    (p[3 * k]! - eye[0]) * axis[0] + (p[3 * k + 1]! - eye[1]) * axis[1] + (p[3 * k + 2]! - eye[2]) * axis[2];
  const depths = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const depth = along(k, forward);
    depths[k] = depth;
    xs[k] = frame.width * (0.5 + shiftX + (focal * along(k, right)) / depth) - 0.5;
    ys[k] = frame.height * (0.5 + shiftY - (focal * aspect * along(k, up)) / depth) - 0.5;
    const [u, v] = art.locate(uvs[2 * k]!, uvs[2 * k + 1]!);
    us[k] = u;
    vs[k] = v;
  }
  const [reachX, reachY] = [art.width / 2 + 1, art.height / 2 + 1];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    if (Math.min(us[a]!, us[b]!, us[c]!) > reachX || Math.max(us[a]!, us[b]!, us[c]!) < -reachX) continue;
    if (Math.min(vs[a]!, vs[b]!, vs[c]!) > reachY || Math.max(vs[a]!, vs[b]!, vs[c]!) < -reachY) continue;
    const [ax, ay, bx, by, cx, cy] = [xs[a]!, ys[a]!, xs[b]! - xs[a]!, ys[b]! - ys[a]!, xs[c]! - xs[a]!, ys[c]! - ys[a]!]; // prettier-ignore
    const area = bx * cy - cx * by;
    const flat = (us[b]! - us[a]!) * (vs[c]! - vs[a]!) - (us[c]! - us[a]!) * (vs[b]! - vs[a]!);
    if (Math.abs(area) < 1e-9) continue;
    const side = Math.sqrt(Math.abs(flat / area));
    const [left, last] = [Math.max(0, Math.ceil(ax + Math.min(0, bx, cx))), Math.min(frame.width - 1, ax + Math.max(0, bx, cx))]; // prettier-ignore
    const [top, low] = [Math.max(0, Math.ceil(ay + Math.min(0, by, cy))), Math.min(frame.height - 1, ay + Math.max(0, by, cy))]; // prettier-ignore
    for (let y = top; y <= low; y++) {
      for (let x = left; x <= last; x++) {
        const [wb, wc] = [((x - ax) * cy - cx * (y - ay)) / area, (bx * (y - ay) - (x - ax) * by) / area];
        const k = y * frame.width + x;
        if (wb < 0 || wc < 0 || wb + wc > 1 || frame.parts[k] !== own) continue;
        const mix = (values: Float32Array) => values[a]! * (1 - wb - wc) + values[b]! * wb + values[c]! * wc;
        // Another layer of the same part lies before it.
        if (mix(depths) > frame.depth[k]! + BEHIND) continue;
        covered[k] = Math.max(covered[k]!, art.coverage(mix(us), mix(vs), side));
      }
    }
  }
}

/** Metres behind the seen surface from which a point is hidden. */
const BEHIND = 0.012;

/** Millimetres between the points of the way from an artwork up to the edge of its cloth, and its greatest length. */
const STEP = 6;
const LONGEST = 600;

function drawMeasures(plane: InkPlane, own: readonly Carrier[], { brief, scene, camera, frame }: FinishRequest): void {
  const { part, art } = own[0]!;
  const [x, y] = [art.width / 2, art.height / 2];
  const steps = Math.floor(LONGEST / STEP);
  const upwards = Math.hypot(...art.up);
  const from = turnedTop(art);
  const way = Array.from({ length: steps }, (_, k): Point => [
    from[0] + (art.up[0] / upwards) * k * STEP,
    from[1] + (art.up[1] / upwards) * k * STEP,
  ]);
  const found = findOnCloth(own, camera, [[-x, -y], [x, -y], [x, y], [-x, y], ...way]); // prettier-ignore
  const at = (point: Found | null | undefined): Point | null =>
    point ? [point.point[0] * frame.width, point.point[1] * frame.height] : null;
  const [left, right, above, aboveLeft] = [at(found[0]), at(found[1]), at(found[2]), at(found[3])];
  const pen = frame.height / 768;
  if (left && right) drawDimension(plane, left, right, pen, measure(art.width));
  // A large artwork may reach round the body on one side.
  if (right && above) drawDimension(plane, right, above, pen, measure(art.height));
  else if (left && aboveLeft) drawDimension(plane, aboveLeft, left, pen, measure(art.height));
  const parts = own.map((carrier) => scene.parts.indexOf(carrier.part as (typeof scene.parts)[number]) + 1);
  const isSeen = (point: Found): boolean => {
    const [px, py] = at(point)!;
    return parts.includes(frame.parts[Math.floor(py) * frame.width + Math.floor(px)] ?? 0);
  };
  const cloth = alongCloth(found.slice(4));
  // The cloth goes on below a waistband or a hood, which is where its measure begins.
  const line = cloth.slice(0, cloth.findLastIndex(isSeen) + 1);
  if (line.length < 2) return;
  const length = line.slice(1).reduce((sum, { at: to }, k) => sum + distance(line[k]!.at, to), 0);
  const edge = LANDMARKS[landmarkOf(brief.pieces[part.piece]?.form ?? null)];
  drawDistance(plane, at(line[0])!, at(line.at(-1))!, pen, [measure(1000 * length + STEP / 2), edge]);
}

const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The points of a way up to the edge of its cloth, before it turns over it or comes to cloth that lies elsewhere. */
function alongCloth(way: readonly (Found | null)[]): readonly Found[] {
  const line: Found[] = [];
  for (const point of way) {
    const last = line.at(-1);
    if (!point?.isFacing) break;
    if (last && (1000 * distance(last.at, point.at) > 2 * STEP || point.point[1] >= last.point[1])) break;
    line.push(point);
  }
  return line;
}

/** The middle of the side of an artwork that is uppermost on the piece. */
function turnedTop({ width, height, up: [x, y] }: Carrier['art']): Point {
  const [across, along] = [Math.abs(x) < 1e-9 ? Infinity : width / 2 / Math.abs(x), Math.abs(y) < 1e-9 ? Infinity : height / 2 / Math.abs(y)]; // prettier-ignore
  const reach = Math.min(across, along);
  return [x * reach, y * reach];
}

const LANDMARKS = { top: 'BELOW NECKLINE', bottom: 'BELOW WAISTBAND', other: 'BELOW TOP EDGE' } as const;

function landmarkOf(form: Parameters<typeof zoneOf>[0] | null): keyof typeof LANDMARKS {
  if (form === null) return 'other';
  const zone = zoneOf(form);
  return coversTrunk(zone) ? 'top' : zone === 'lower' ? 'bottom' : 'other';
}

/** A length to the millimetre: "25 CM", "8.4 CM". */
const measure = (mm: number): string => `${Number((mm / 10).toFixed(1))} CM`;

/** Radius of thin lines, distances and letters in pixels of a picture 768 high. */
const THIN = 0.42;
const OFFSET = 9;
const TICK = 3;
const LETTER = 7;

const drawLine = (plane: InkPlane, pen: number, ...points: readonly Point[]): void =>
  drawStroke(plane, Float32Array.from(points.flat()), () => THIN * pen);

/** A dimension line beside a side of an artwork, to the right of the way from its first corner to its second. */
function drawDimension(plane: InkPlane, from: Point, to: Point, pen: number, text: string): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < TICK * pen) return;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const beside = ([x, y]: Point, distance: number, along = 0): Point => [
    x + (-dy * distance + dx * along) * pen,
    y + (dx * distance + dy * along) * pen,
  ];
  drawLine(plane, pen, beside(from, OFFSET), beside(to, OFFSET));
  for (const corner of [from, to]) {
    drawLine(plane, pen, beside(corner, 2), beside(corner, OFFSET + TICK));
    // Designers cross the ends of a dimension line aslant.
    drawLine(plane, pen, beside(corner, OFFSET - TICK, -TICK), beside(corner, OFFSET + TICK, TICK));
  }
  const [nx, ny] = [-dy, dx];
  // The text stands clear of the line on the side that faces away from the artwork.
  const clear = OFFSET + TICK + 3 + (Math.abs(nx) * widthOf(text) + Math.abs(ny) * LETTER) / 2;
  const [x, y] = beside([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], clear);
  write(plane, text, x, y, pen);
}

/** A line from an artwork up to the edge of its cloth, with its length and the name of the edge beside it. */
function drawDistance(plane: InkPlane, from: Point, to: Point, pen: number, texts: readonly string[]): void {
  drawLine(plane, pen, from, to);
  for (const [x, y] of [from, to]) drawLine(plane, pen, [x - TICK * pen, y], [x + TICK * pen, y]);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const widest = Math.max(...texts.map(widthOf));
  const side = x + (TICK + 4 + widest) * pen < plane.width ? 1 : -1;
  texts.forEach((text, row) => {
    const below = (row - (texts.length - 1) / 2) * LETTER * LINE;
    write(plane, text, x + side * (TICK + 2 + widthOf(text) / 2) * pen, y + below * pen, pen);
  });
}

/** Distance of two lines of text in letters, and the space between two words in characters. */
const LINE = 1.6;
const SPACE = '\u2009\u2009';

const lettered = (text: string): string => text.replaceAll(' ', SPACE);
const widthOf = (text: string): number => LETTER * letteringWidth(lettered(text));

/** Pixels round a text, of a picture 768 high, in which no other line is drawn. */
const HALO = 2;

/** Writes a text round a point, on paper from which the lines below it are cleared. */
function write(plane: InkPlane, text: string, x: number, y: number, pen: number): void {
  const [wide, high] = [(widthOf(text) / 2 + HALO) * pen, (LETTER / 2 + HALO) * pen];
  for (let row = Math.max(0, Math.ceil(y - high)); row < Math.min(plane.height, y + high); row++) {
    const start = row * plane.width;
    plane.ink.fill(0, start + Math.max(0, Math.ceil(x - wide)), start + Math.min(plane.width, Math.ceil(x + wide)));
  }
  drawLettering(plane, lettered(text), x, y - (LETTER / 2) * pen, LETTER * pen);
}
