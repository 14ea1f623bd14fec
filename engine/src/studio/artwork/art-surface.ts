import type { Material, Painter, SurfacePoint } from '../materials/material.ts';
import { paintInOrder } from '../materials/material.ts';
import { cellRandom } from '../patterns/drawing/scatter.ts';
import { ART_MARGIN, readColour, readDistance } from './art-raster.ts';
import type { PlacedArt } from './place-artworks.ts';
import { groundHeight, paintGround, PATCH_BORDER, TECHNIQUES, type ArtPoint } from './techniques.ts';

/** Adds artworks to the material of a part on which they lie. */
export function withArtworks(material: Material, artworks: readonly PlacedArt[]): Material {
  if (artworks.length === 0) return material;
  const paint = paintInOrder(material.paint, ...artworks.map(painterOf));
  const relief = artworks.flatMap((art) => reliefOf(art) ?? []);
  const bump = relief.length === 0 ? material.bump : raised(material.bump, relief);
  return { ...material, ...(paint && { paint }), ...(bump && { bump }) };
}

/** Height in metres at (u, v): of the weave, or what an artwork adds to it. */
type Relief = (u: number, v: number) => number;

function raised(weave: Material['bump'], relief: readonly Relief[]): Relief {
  return (u, v) => {
    let height = weave ? weave(u, v) : 0;
    for (const add of relief) height += add(u, v);
    return height;
  };
}

/** Writes millimetres from the upper left corner of an artwork at (u, v); false outside it and its margin. */
type Locate = (u: number, v: number, out: { x: number; y: number }) => boolean;

function locator({ artwork, raster: { width, height }, u: cu, v: cv, turn, frame, repeat }: PlacedArt): Locate {
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
      const [du, dv] = [u - cu, v - cv];
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

function reliefOf(art: PlacedArt): Relief | null {
  const technique = TECHNIQUES[art.artwork.technique];
  const { height } = technique;
  if (height === undefined) return null;
  const { raster } = art;
  const locate = locator(art);
  const at = { x: 0, y: 0 };
  return (u, v) => {
    if (!locate(u, v, at)) return 0;
    const distance = readDistance(raster, at.x, at.y);
    const ground = technique.isGround ? groundHeight(groundDistance(art, at.x, at.y, distance)) : 0;
    return ground + height(distance, at.x, at.y);
  };
}
