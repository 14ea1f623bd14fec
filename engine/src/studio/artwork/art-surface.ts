import { GORES } from '../../foundation/geometry/mesh/mesh.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { FIRST_APART } from '../../words/prompt/artwork.ts';
import type { Material, Painter, SurfacePoint } from '../materials/material.ts';
import { paintInOrder } from '../materials/material.ts';
import { cellRandom } from '../patterns/drawing/scatter.ts';
import { flatPoint } from './art-frame.ts';
import { ART_MARGIN, readColour, readDistance } from './art-raster.ts';
import type { PlacedArt } from './place-artworks.ts';
import { groundHeight, paintGround, PATCH_BORDER, TECHNIQUES, type ArtPoint } from './techniques.ts';

/**
 * Adds artworks to the material of a part on which they lie.
 * @param sheet the sheet of its flat cloth, where each has a material of its own.
 */
export function withArtworks(material: Material, placed: readonly PlacedArt[], sheet: number = GORES.all): Material {
  const artworks = placed.map((art) => onSheet(art, sheet));
  if (artworks.length === 0) return material;
  const paint = paintInOrder(material.paint, painterOfAll(artworks));
  const [before, now] = [artworks.filter((art) => !isCovering(art)), artworks.filter(isCovering)];
  const isRaised = ({ artwork }: PlacedArt) => TECHNIQUES[artwork.technique].height !== undefined;
  const old = before.filter((art) => isRaised(art) && art.artwork.technique !== 'foil');
  const raisedNow = now.filter(isRaised);
  const cloth = material.bump && hidden(material.bump, now);
  const bump = old.length === 0 ? cloth : raised(cloth, old);
  return {
    ...material,
    ...(paint && { paint }),
    ...(bump && { bump }),
    ...(raisedNow.length > 0 && { relief: raised(undefined, raisedNow) }),
  };
}

/** Since version 3 an artwork hides the cloth below it, has its relief on any cloth, and foil is crinkled. */
const isCovering = ({ artwork }: PlacedArt): boolean => (artwork.drawing ?? 1) >= FIRST_APART;

/**
 * Seams, stitches and knitted relief as far as artworks do not hide them.
 * @param sheet the sheet of its flat cloth, where each has a detail of its own.
 */
export function belowArtworks(detail: Painter, placed: readonly PlacedArt[], sheet: number = GORES.all): Painter {
  const shown = shareShown(placed.filter(isCovering).map((art) => onSheet(art, sheet)));
  if (shown === null) return detail;
  return (at, surface) => {
    const left = at.back ? 1 : shown(at.u, at.v);
    if (left === 1) return detail(at, surface);
    const { r, g, b, occlusion, tiltX, tiltY, tiltZ } = surface;
    detail(at, surface);
    const mixed = (before: number, after: number) => before + left * (after - before);
    surface.r = mixed(r, surface.r);
    surface.g = mixed(g, surface.g);
    surface.b = mixed(b, surface.b);
    surface.occlusion = mixed(occlusion, surface.occlusion);
    surface.tiltX = mixed(tiltX, surface.tiltX);
    surface.tiltY = mixed(tiltY, surface.tiltY);
    surface.tiltZ = mixed(tiltZ, surface.tiltZ);
  };
}

const onSheet = (art: PlacedArt, sheet: number): PlacedArt => {
  const { across } = art;
  return across === null ? art : { ...art, across: (u, v) => across(u, v, sheet) };
};

/** A value at (u, v): the height in metres of the weave, or what an artwork adds to it. */
type Relief = (u: number, v: number) => number;

function raised(weave: Material['bump'], artworks: readonly PlacedArt[]): Relief {
  const reliefs = artworks.map(reliefOf);
  const near = artworksNear(artworks);
  return (u, v) => {
    let height = weave ? weave(u, v) : 0;
    const here = near(u, v);
    for (let k = 0; k < here.length; k++) height += reliefs[here[k]!]!(u, v);
    return height;
  };
}

/** A weave that is flat below the artworks that hide it. */
function hidden(weave: Relief, artworks: readonly PlacedArt[]): Relief {
  const shown = shareShown(artworks);
  return shown === null ? weave : (u, v) => shown(u, v) * weave(u, v);
}

/** The share of the cloth at (u, v) that artworks leave bare; null where none hides any. */
function shareShown(artworks: readonly PlacedArt[]): Relief | null {
  const covering = artworks.filter(({ artwork }) => TECHNIQUES[artwork.technique].hides > 0);
  if (covering.length === 0) return null;
  const covers = covering.map(coverOf);
  const near = artworksNear(covering);
  return (u, v) => {
    let left = 1;
    const here = near(u, v);
    for (let k = 0; k < here.length; k++) left *= 1 - covers[here[k]!]!(u, v);
    return left;
  };
}

/** Millimetres over which an artwork begins to hide its cloth. */
const EDGE = 0.4;

/** The share of the cloth at (u, v) that an artwork hides. */
function coverOf(art: PlacedArt): (u: number, v: number) => number {
  const { hides, isGround } = TECHNIQUES[art.artwork.technique];
  const locate = locator(art);
  const at = { x: 0, y: 0 };
  return (u, v) => {
    if (!locate(u, v, at)) return 0;
    const distance = readDistance(art.raster, at.x, at.y);
    return hides * smoothstep(-EDGE, EDGE, isGround ? groundDistance(art, at.x, at.y, distance) : distance);
  };
}

function painterOfAll(artworks: readonly PlacedArt[]): Painter {
  const painters = artworks.map(painterOf);
  const near = artworksNear(artworks);
  return (at, surface) => {
    const here = near(at.u, at.v);
    for (let k = 0; k < here.length; k++) painters[here[k]!]!(at, surface);
  };
}

/** Side in metres of a square of flat cloth for which it is known which artworks may lie there. */
const SQUARE = 0.016;
/** Maximum number of squares along one side, beyond which they are larger. */
const MAX_SQUARES = 96;

/**
 * Finds the indices of the artworks that may lie at (u, v), in their order: a piece with twenty asks only those of a
 * square at each sample.
 */
function artworksNear(artworks: readonly PlacedArt[]): (u: number, v: number) => readonly number[] {
  const boxes = artworks.map(boxOf);
  const everywhere = boxes.flatMap((box, index) => (box === null ? [index] : []));
  const bounded = boxes.filter((box) => box !== null);
  const least = (axis: 0 | 1) => Math.min(...bounded.map(({ min }) => min[axis]));
  const greatest = (axis: 0 | 1) => Math.max(...bounded.map(({ max }) => max[axis]));
  if (bounded.length === 0) return () => everywhere;
  const [left, low, right, high] = [least(0), least(1), greatest(0), greatest(1)];
  const side = Math.max(SQUARE, (right - left) / MAX_SQUARES, (high - low) / MAX_SQUARES);
  const columns = Math.floor((right - left) / side) + 1;
  const rows = Math.floor((high - low) / side) + 1;
  const squares = Array.from({ length: columns * rows }, (_, k) => {
    const [u, v] = [left + (k % columns) * side, low + Math.floor(k / columns) * side];
    return boxes.flatMap((box, index) => {
      const isIn =
        box === null || (box.max[0] >= u && box.min[0] <= u + side && box.max[1] >= v && box.min[1] <= v + side);
      return isIn ? [index] : [];
    });
  });
  return (u, v) => {
    if (!(u >= left && u <= right && v >= low && v <= high)) return everywhere;
    return squares[Math.floor((v - low) / side) * columns + Math.floor((u - left) / side)]!;
  };
}

interface FlatBox {
  readonly min: readonly [u: number, v: number];
  readonly max: readonly [u: number, v: number];
}

/** The box of flat cloth in metres round an artwork with its margin; null for an all-over print, and for one across a seam. */
function boxOf({ raster, frame, turn, repeat, across: seam, u, v }: PlacedArt): FlatBox | null {
  if (repeat !== null || seam !== null) return null;
  const [x, y] = [raster.width / 2 + ART_MARGIN, raster.height / 2 + ART_MARGIN];
  const corners = [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ].map(([across, up]) => flatPoint({ u, v }, frame, turn, across! / 1000, up! / 1000));
  const [us, vs] = [corners.map((corner) => corner.u), corners.map((corner) => corner.v)];
  return { min: [Math.min(...us), Math.min(...vs)], max: [Math.max(...us), Math.max(...vs)] };
}

/** Writes millimetres from the upper left corner of an artwork at (u, v); false outside it and its margin. */
type Locate = (u: number, v: number, out: { x: number; y: number }) => boolean;

function locator({ artwork, raster: { width, height }, u: cu, v: cv, turn, frame, repeat, across }: PlacedArt): Locate {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const { right, up } = frame;
  const isMirrored = artwork.place.mirror === true;
  const write = (du: number, dv: number, cos: number, sin: number, out: { x: number; y: number }): boolean => {
    const x = 1000 * (du * cos - dv * sin) + width / 2;
    const y = height / 2 - 1000 * (du * sin + dv * cos);
    if (x < -ART_MARGIN || y < -ART_MARGIN || x > width + ART_MARGIN || y > height + ART_MARGIN) return false;
    out.x = isMirrored ? width - x : x;
    out.y = y;
    return true;
  };
  if (repeat === null)
    return (u, v, out) => {
      const [du, dv] = [(across === null ? u : across(u, v, GORES.all)) - cu, v - cv];
      return write(du * right[0] + dv * right[1], du * up[0] + dv * up[1], c, s, out);
    };
  return (u, v, out) => {
    // A half drop, with each motif turned a little: the repeat of a hand-made print.
    const column = Math.floor(u / repeat);
    const drop = column & 1 ? repeat / 2 : 0;
    const row = Math.floor((v + drop) / repeat);
    const angle = turn + 0.7 * (cellRandom(column, row, 11) - 0.5);
    const du = u - (column + 0.5) * repeat;
    const dv = v + drop - (row + 0.5) * repeat;
    return write(du, dv, Math.cos(angle), Math.sin(angle), out);
  };
}

/** Millimetres from the edge of a patch: a rounded box round a text, the outline of a motif with a border. */
function groundDistance(art: PlacedArt, x: number, y: number, distance: number): number {
  if (art.artwork.source !== 'text') return distance + PATCH_BORDER;
  const { width, height } = art.raster;
  const round = Math.min(3, height / 3);
  const dx = Math.abs(x - width / 2) - (width / 2 + PATCH_BORDER - round);
  const dy = Math.abs(y - height / 2) - (height / 2 + PATCH_BORDER - round);
  return round - Math.hypot(Math.max(0, dx), Math.max(0, dy)) - Math.min(0, Math.max(dx, dy));
}

function painterOf(art: PlacedArt): Painter {
  const { raster, ground } = art;
  const technique = TECHNIQUES[art.artwork.technique];
  const locate = locator(art);
  const point: ArtPoint = { colour: new Float64Array(4), distance: 0, x: 0, y: 0, footprint: 0 };
  return (at: Readonly<SurfacePoint>, surface) => {
    if (at.back || !locate(at.u, at.v, point)) return;
    point.footprint = 1000 * at.footprint;
    if (technique.needsDistance) point.distance = readDistance(raster, point.x, point.y);
    readColour(raster, point.x, point.y, point.footprint, point.colour);
    if (technique.isGround) paintGround(surface, ground, groundDistance(art, point.x, point.y, point.distance), point);
    technique.paint(point, surface);
  };
}

function reliefOf(art: PlacedArt): Relief {
  const technique = TECHNIQUES[art.artwork.technique];
  const { raster } = art;
  const locate = locator(art);
  const at = { x: 0, y: 0 };
  return (u, v) => {
    if (!locate(u, v, at)) return 0;
    const distance = readDistance(raster, at.x, at.y);
    const ground = technique.isGround ? groundHeight(groundDistance(art, at.x, at.y, distance)) : 0;
    return ground + (technique.height?.(distance, at.x, at.y) ?? 0);
  };
}
