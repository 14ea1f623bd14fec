/** Where a picture of a piece shows the pictures that were laid on it: the way from its pixels to millimetres of cloth. */
import type { SeenPicture } from '@kenna/contract/engine-task';
import type { PictureArtwork } from '../../words/prompt/artwork.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { dot, subtract, type Vec3 } from '../../foundation/geometry/vector.ts';
import type { Camera } from '../camera/camera.ts';
import type { ArtOnPart } from '../parts/art-on-part.ts';
import type { ScenePart } from '../parts/scene.ts';

/** One picture of a subject; several may stand side by side. */
export interface TakenView {
  readonly camera: Camera;
  readonly parts: readonly ScenePart[];
  /** Where it begins, as a share of the width of all. */
  readonly left: number;
  /** Its share of the width of all. */
  readonly width: number;
}

type Point = readonly [x: number, y: number];

/** The placed pictures of a brief, each in the first view that shows it. */
export function seenPictures({ pieces }: Brief, views: readonly TakenView[]): readonly SeenPicture[] {
  const artworks = pieces.flatMap((piece) => piece.artworks ?? []);
  return artworks.flatMap((artwork): SeenPicture[] => {
    // Words alone choose a sleeve, whichever it is.
    if (artwork.source !== 'picture' || artwork.place.part === 'sleeve') return [];
    const { place, technique, picture } = artwork;
    const width = carriersOf(views[0]?.parts ?? [], artwork)[0]?.art.width ?? place.width_mm;
    const seen = views.map((view) => lookAt(view, artwork)).find((found) => found !== null) ?? null;
    return [
      {
        picture: picture.digest,
        part: artwork.place.part,
        u: place.u,
        v: place.v,
        turn: place.turn,
        mirror: place.mirror === true,
        technique,
        width_mm: width && rounded(width, 1),
        seen,
      },
    ];
  });
}

const carriersOf = (parts: readonly ScenePart[], { picture, place }: PictureArtwork): readonly Carrier[] =>
  parts.flatMap((part): Carrier[] => {
    const art = part.artworks?.find(
      ({ artwork }) =>
        artwork.source === 'picture' && artwork.picture.digest === picture.digest && artwork.place.part === place.part,
    );
    return art === undefined ? [] : [{ part, art }];
  });

/** Points of an outline for each side. */
const STEPS = 6;
/** Millimetres to both sides of the centre between which the directions are measured. */
const AROUND = 8;

function lookAt({ camera, parts, left, width }: TakenView, artwork: PictureArtwork): SeenPicture['seen'] {
  const carriers = carriersOf(parts, artwork);
  const first = findOnCloth(carriers, camera, [[0, 0]])[0];
  if (first === undefined || first === null || !first.isFacing) return null;
  // Of several copies of a thing, one is looked at.
  const own = carriers.filter(({ part }) => part.thing === first.thing);
  const { art } = own[0]!;
  const along = (direction: Point, reach: number): Point => [direction[0] * reach, direction[1] * reach];
  const corners: readonly Point[] = [
    [-art.width / 2, art.height / 2],
    [art.width / 2, art.height / 2],
    [art.width / 2, -art.height / 2],
    [-art.width / 2, -art.height / 2],
  ];
  const edge = corners.flatMap((from, side) => {
    const to = corners[(side + 1) % 4]!;
    return Array.from({ length: STEPS }, (_, k): Point => {
      const share = k / STEPS;
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    });
  });
  const [centre, rightOf, leftOf, above, below, ...outline] = findOnCloth(own, camera, [
    [0, 0],
    along(art.right, AROUND),
    along(art.right, -AROUND),
    along(art.up, AROUND),
    along(art.up, -AROUND),
    ...edge,
  ]);
  if (!centre) return null;
  const inAll = ([x, y]: Point): [number, number] => [rounded(left + x * width, 5), rounded(y, 5)];
  const slope = (ahead: Found | null | undefined, behind: Found | null | undefined): [number, number] => {
    const [to, from] = [ahead ?? centre, behind ?? centre];
    const steps = (ahead ? AROUND : 0) + (behind ? AROUND : 0) || 1;
    return [
      rounded(((to.point[0] - from.point[0]) * width) / steps, 7),
      rounded((to.point[1] - from.point[1]) / steps, 7),
    ];
  };
  return {
    centre: inAll(centre.point),
    right: slope(rightOf, leftOf),
    up: slope(above, below),
    outline: outline.map((found) => found && inAll(found.point)),
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** An artwork on one of the parts that carry it. */
export interface Carrier {
  readonly part: ScenePart;
  readonly art: ArtOnPart;
}

/** A point of an artwork on its cloth. */
export interface Found {
  /** Shares of the width and height of the view. */
  readonly point: Point;
  readonly isFacing: boolean;
  readonly depth: number;
  readonly thing: number | undefined;
  /** Where it is on the piece, in metres. */
  readonly at: Vec3;
}

/** The points of an artwork on its cloth, the nearest that faces the camera where there are several; null beyond it. */
export function findOnCloth(
  carriers: readonly Carrier[],
  camera: Camera,
  points: readonly Point[],
): readonly (Found | null)[] {
  const found: (Found | null)[] = points.map(() => null);
  for (const { part, art } of carriers) {
    const { positions: p, normals: n, uvs, indices } = part.mesh;
    const places = new Float64Array(uvs.length);
    for (let k = 0; k < uvs.length; k += 2) places.set(art.locate(uvs[k]!, uvs[k + 1]!), k);
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
      const [ax, ay] = [places[2 * a]!, places[2 * a + 1]!];
      const [bx, by] = [places[2 * b]! - ax, places[2 * b + 1]! - ay];
      const [cx, cy] = [places[2 * c]! - ax, places[2 * c + 1]! - ay];
      const area = bx * cy - cx * by;
      // A triangle that is longer than this lies over the edge at which flat cloth begins and ends.
      if (Math.abs(area) < 1e-9 || Math.max(Math.hypot(bx, by), Math.hypot(cx, cy)) > LONGEST) continue;
      for (let index = 0; index < points.length; index++) {
        const [x, y] = points[index]!;
        const [dx, dy] = [x - ax, y - ay];
        const [wb, wc] = [(dx * cy - cx * dy) / area, (bx * dy - dx * by) / area];
        if (wb < -SLACK || wc < -SLACK || wb + wc > 1 + SLACK) continue;
        const mix = (values: Float32Array, size: number, axis: number) =>
          (1 - wb - wc) * values[size * a + axis]! + wb * values[size * b + axis]! + wc * values[size * c + axis]!;
        const at: Vec3 = [mix(p, 3, 0), mix(p, 3, 1), mix(p, 3, 2)];
        if (part.trim && part.trim(...at, mix(uvs, 2, 0), mix(uvs, 2, 1)) < 0) continue;
        const ray = subtract(at, camera.eye);
        const depth = dot(ray, camera.forward);
        const isFacing = dot([mix(n, 3, 0), mix(n, 3, 1), mix(n, 3, 2)], ray) < 0;
        const before = found[index] ?? null;
        if (
          before !== null &&
          (before.isFacing && !isFacing ? true : before.isFacing === isFacing && before.depth < depth)
        )
          continue;
        found[index] = { point: pointOf(ray, depth, camera), isFacing, depth, thing: part.thing, at };
      }
    }
  }
  return found;
}

/** Share of a triangle by which a point may lie outside it, so that none between two triangles is missed. */
const SLACK = 1e-4;
/** Millimetres. */
const LONGEST = 300;

const pointOf = (ray: Vec3, depth: number, { right, up, focal, aspect, shiftX, shiftY }: Camera): Point => [
  0.5 + shiftX + (focal * dot(ray, right)) / depth,
  0.5 + shiftY - (focal * aspect * dot(ray, up)) / depth,
];
