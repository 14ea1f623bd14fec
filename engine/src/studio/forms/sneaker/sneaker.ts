import { contours } from '../../../geometry/contour.ts';
import { shellMesh } from '../../../geometry/shell.ts';
import { surfaceNets } from '../../../geometry/surface-nets.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { tubeMesh } from '../../../geometry/tube.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import type { Rgb } from '../../../raster/softbox.ts';
import { atDetail } from '../../form.ts';
import type { Form } from '../../form.ts';
import { material, paintInOrder } from '../../material.ts';
import type { Material, Painter } from '../../material.ts';
import type { Part } from '../../part.ts';
import type { Piece } from '../../../prompt/brief.ts';
import { linearFromHex, scaleColour } from '../../colour.ts';
import { layerParts } from '../sewn/layer.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../sewn/seam.ts';
import { metalled, metallicLeather } from './metallic-leather.ts';
import { sneakerKind } from './sneaker-kind.ts';
import { sneakerLast } from './last.ts';
import type { SneakerLast } from './last.ts';
import { lacing } from './lacing.ts';
import { overlayParts } from './overlays.ts';
import { shoeLeather } from './shoe-leather.ts';
import { solePart } from './sole-part.ts';

/** A sneaker in lateral view: court, running, canvas or slip-on, low or high. */
export const sneaker: Form = {
  name: 'sneaker',
  fabric: (piece) => {
    const kind = sneakerKind(piece);
    return kind === 'runner' ? 'mesh' : kind === 'court' ? 'leather' : 'canvas';
  },
  adapt: (fabric, named) => shoeLeather(fabric, named, WHITE),
  build({ piece, detail, freedom, random }) {
    const kind = sneakerKind(piece);
    const high = piece.attributes.shaft !== undefined && piece.attributes.shaft !== 'low';
    const chunky = piece.cut === 'dad-sneaker' || piece.attributes.heel === 'platform';
    const lift = chunky ? 0.017 : kind === 'runner' ? 0.006 : 0.003 * freedom * random();
    const strapped = piece.attributes.closure === 'velcro';
    const laced = kind !== 'slip-on' && !strapped;
    const last = sneakerLast({ high, lift, laced, strapped, moulded: kind === 'runner' });
    const upper = upperMesh(last, high, detail);
    const plain = piece.colours.every((colour) => colour.part !== 'main') && !piece.pattern;
    const overlays = overlayParts(last, upper, {
      ...{ kind, high, lift, thread: { ...OWN_THREAD, width: 0.0008 } },
      accent: plain ? NAVY : null,
      skin: kind === 'runner' ? syntheticSkin(piece, plain) : null,
    });
    const shine = metallicLeather(piece);
    const painted = paintInOrder(
      kind === 'court' ? perforations : undefined,
      kind === 'slip-on' ? elastic : undefined,
      overlays.shadow,
    );
    const parts: Part[] = [
      { name: 'upper', role: 'cloth', mesh: upper, trim: last.cut, ...(painted ? { detail: painted } : {}) },
      ...overlays.parts,
      liningPart(last, upper, kind === 'runner'),
      collarPart(last, upper, detail),
      ...(laced ? throatParts(last, high, lift, detail, piece.colours) : []),
      ...(strapped ? instepStraps(last, upper) : []),
      solePart(last, kind, detail),
    ];
    return { parts: metalled(parts, shine), presentation: 'floor', turn: 0.5, ahead: Math.PI / 2 };
  },
};

const WHITE: Rgb = [0.6, 0.59, 0.565];

/** Fused film over mesh, in the second colour where one is named; null elsewhere leaves a named part its colour. */
function syntheticSkin({ colours }: Piece, plain: boolean) {
  const main = colours.filter((colour) => colour.part === 'main').map((colour) => linearFromHex(colour.hex));
  const own = scaleColour(main[0] ?? WHITE, main[0] ? 0.72 : 0.9);
  const second = main[1] ? scaleColour(main[1], 0.75) : plain ? NAVY : own;
  return (role: Part['role'], colourPart: Part['colourPart']): Material | undefined => {
    const named = colours.find((colour) => colour.part === colourPart);
    const albedo = named ? scaleColour(linearFromHex(named.hex), 0.75) : role === 'contrast' ? second : own;
    return material({ albedo, roughness: 0.5, reflectance: 0.045, wrap: 0.04 });
  };
}

/** Two broad straps with hook and loop, sewn to the inner side. */
function instepStraps(last: SneakerLast, upper: Mesh): Part[] {
  return [0.034, 0.003].flatMap((at, i): Part[] => {
    const edge = (x: number, y: number, z: number) =>
      Math.min(0.0125 - Math.abs(x - at + 0.35 * (0.1 - y)), y - 0.045, last.cut(x, y, z), z + 0.034);
    return layerParts({
      ...{
        name: `strap ${i + 1}`,
        role: 'cloth',
        colourPart: 'straps',
        on: upper,
        height: 0.0034,
        spacing: 0.0025,
        edge,
      },
      detail: (point, surface) => {
        const inside = edge(point.x, point.y, point.z);
        shadeLine(surface, inside, 0.0008, 0.4);
        stitchRow(point, surface, inside - 0.0024, point.y + point.z, OWN_THREAD);
      },
    });
  });
}

/** Ribbed elastic beside the tongue of a slip-on. */
const elastic: Painter = (point, surface) => {
  const down = 0.1 + 0.35 * (point.x - 0.004) - point.y;
  const inside = Math.min(
    0.0125 - 0.22 * Math.max(0, down) - Math.abs(point.x - 0.001),
    0.026 - down,
    Math.abs(point.z) - 0.014,
  );
  if (inside < -0.002) return;
  shadeLine(surface, inside, 0.0008, 0.5);
  stitchRow(point, surface, inside + 0.0016, point.y + point.x, OWN_THREAD);
  if (inside < 0) return;
  surface.r *= 0.35;
  surface.g *= 0.35;
  surface.b *= 0.35;
  surface.tiltX += 0.5 * Math.sin(point.x * 2800) * Math.max(0, 1 - point.footprint / 0.0012);
};

function upperMesh(last: SneakerLast, high: boolean, detail: number): Mesh {
  return surfaceNets(last.upper, {
    bounds: { min: [-0.17, 0.01, -0.07], max: [0.17, high ? 0.235 : 0.17, 0.07] },
    cell: 0.0023 / Math.max(0.35, detail),
    steepness: 1.7,
    // Leather is cut round the foot: u along it, v over the instep.
    develop: (x, y, z) => [x, Math.atan2(z, Math.max(0.004, y - 0.02)) * 0.05],
  });
}

/** Holes in the toe box that let air in, in a rosette. */
const perforations: Painter = (point, surface) => {
  if (point.x < 0.07 || point.ny < 0.3) return;
  const i = (point.x - 0.099) / 0.0075;
  const j = (point.z - 0.001) / 0.0075;
  if (Math.hypot(i, j) > 2.7) return;
  const far = Math.hypot(i - Math.round(i), j - Math.round(j)) * 0.0075;
  const share = Math.min(1, Math.max(0, 0.5 + (0.0011 - far) / Math.max(point.footprint, 1e-4)));
  const dark = 1 - 0.85 * share;
  surface.r *= dark;
  surface.g *= dark;
  surface.b *= dark;
  surface.specular *= 1 - share;
};

/** What is seen inside, and through mesh: a second skin that hides how pieces are sewn on. */
function liningPart(last: SneakerLast, upper: Mesh, whole: boolean): Part {
  const mesh = shellMesh(upper, -0.0035, (x) => whole || x < 0.04);
  return { name: 'lining', role: 'lining', colourPart: 'lining', mesh, trim: last.cut };
}

/** The padded edge round the ankle. */
function collarPart(last: SneakerLast, upper: Mesh, detail: number): Part {
  const line = contours(upper, last.collar, 0.004, ([x]) => x < (last.laced ? -0.018 : 0.04))[0]!;
  const path = (line.closed ? [...line.points, line.points[0]!] : line.points).map(({ at, normal }): Vec3 => [
    at[0] - normal[0] * 0.0032,
    at[1] - normal[1] * 0.0032 - 0.0005,
    at[2] - normal[2] * 0.0032,
  ]);
  const mesh = tubeMesh(path, {
    radius: 0.0046,
    closed: line.closed,
    sides: atDetail(22, detail),
    rows: atDetail(path.length * 2, detail),
  });
  const plush: Painter = (_point, surface) => {
    surface.roughness = 0.85;
    surface.specular = 0.4;
    surface.sheen += 0.2;
  };
  return { name: 'collar padding', role: 'cloth', colourPart: 'lining', mesh, solid: true, detail: plush };
}

function throatParts(
  last: SneakerLast,
  high: boolean,
  lift: number,
  detail: number,
  colours: readonly { readonly part: string }[],
): Part[] {
  const { tongue, lace, eyelets } = lacing(last, high, lift, detail);
  const dyed = colours.some((colour) => colour.part === 'laces');
  return [
    { name: 'tongue', role: 'cloth', mesh: tongue, solid: true },
    {
      name: 'laces',
      role: 'thread',
      colourPart: 'laces',
      mesh: lace,
      solid: true,
      detail: braid,
      ...(dyed ? {} : { material: COTTON_LACE }),
    },
    { name: 'eyelets', role: 'hardware', colourPart: 'hardware', mesh: eyelets, solid: true, material: STEEL },
  ];
}

/** Sets off stripe and heel of a sneaker that nobody gave a colour. */
const NAVY: Rgb = [0.018, 0.032, 0.085];

const COTTON_LACE = material({ albedo: [0.64, 0.63, 0.6], roughness: 0.85, sheen: 0.15, reflectance: 0.035 });
const STEEL = material({ albedo: [0.62, 0.61, 0.6], roughness: 0.28, metal: 1 });

/** Flat tubular braid: strands that cross along the lace. */
const braid: Painter = (point, surface) => {
  const across = point.u * 900;
  const along = point.v * 900;
  const weave = Math.sin(across + along) * Math.sin(across - along);
  const shown = Math.max(0, 1 - point.footprint / 0.0016);
  const dark = 1 - shown * 0.22 * Math.max(0, 0.35 - weave);
  surface.r *= dark;
  surface.g *= dark;
  surface.b *= dark;
  surface.tiltX += shown * 0.12 * weave;
};
