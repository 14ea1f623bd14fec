import { TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex, luminance, scaleColour } from '../../materials/colour.ts';
import type { Form } from '../../parts/form.ts';
import { material, paintInOrder } from '../../materials/material.ts';
import type { Material, Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { metalNamed } from '../../construction/finishes/precious-metal.ts';
import { CRYSTAL_Z, DIAL_Z, DIVE_CASE, TANK_CASE, bar, caseMesh, disc, faceMesh, fittings } from './case.ts';
import { bandKind } from './band-kinds.ts';
import { watchKind } from './watch-kinds.ts';
import type { CaseShape } from './case.ts';
import { dialMarking } from './dial-markings.ts';
import { dialPainter, squareReach } from './dial.ts';
import { displayPainter } from './display.ts';
import type { DialStyle } from './dial.ts';

const STEEL: Rgb = [0.68, 0.685, 0.695];

/** A wrist watch that stands on the loop of its strap and shows ten past ten. */
export const watch: Form = {
  name: 'watch',
  fabric: 'metal',
  build({ piece, detail }) {
    const shape = shapeOf(piece);
    const reach = reachOf(shape);
    const { digital } = watchKind(piece);
    const metal = caseMetal(piece);
    const isOfResin = digital && !isOfMetal(piece);
    const polished = isOfResin
      ? resin(piece)
      : material({ albedo: metal, roughness: 0.07, metal: 1, reflectance: 0.6, wrap: 0 });
    const style = dialStyle(piece, shape);
    const dial = style.colour;
    const standing: Part[] = [
      {
        name: 'case',
        role: 'hardware',
        material: polished,
        solid: true,
        mesh: mergeMeshes([caseMesh(shape, detail), ...fittings(shape, reach, detail)]),
      },
      {
        name: 'dial',
        role: 'hardware',
        colourPart: 'dial',
        detail: digital
          ? displayPainter(shape.dial, colourOf(piece, 'dial') ? dial : undefined)
          : paintInOrder(isDeep(piece) ? deepened : undefined, dialPainter(style))!,
        mesh: faceMesh(shape, DIAL_Z, 0, detail),
        material: material({ albedo: dial, roughness: 0.42, reflectance: 0.06, coat: 0.25, wrap: 0 }),
        castsShadow: false,
      },
      strap(piece, shape, polished, detail),
      crystal(shape, detail),
    ];
    if (!digital) {
      standing.push({
        name: 'hands',
        role: 'hardware',
        material: handMetal(metal, dial),
        solid: true,
        mesh: mergeMeshes([...hands(shape), ...indices(piece, shape)]),
      });
    }
    if (shape.turningBezel) standing.push(diveBezel(piece, detail));
    return { parts: stand(standing), presentation: 'floor', turn: 0.42, rig: 'jewellery' };
  },
};

/** Metres from the centre of a case to the end of its strap. */
const reachOf = ({ dial, bezel }: CaseShape): number => dial[1] + bezel + 0.0034;

/** Angle in radians by which the face is tilted up. */
const LEAN = 0.2;

/** Tilts the watch back and places the loop on the floor. */
function stand(parts: readonly Part[]): Part[] {
  const up: Vec3 = [0, Math.cos(LEAN), -Math.sin(LEAN)];
  const front: Vec3 = [0, Math.sin(LEAN), Math.cos(LEAN)];
  const leant = parts.map((part) => placeMesh(part.mesh, { at: [0, 0, 0], up, front }));
  const lowest = meshBounds(leant).min[1];
  return parts.map((part, i) => ({ ...part, mesh: placeMesh(leant[i]!, { at: [0, -lowest, 0] }) }));
}

function shapeOf(piece: Piece): CaseShape {
  const { shape } = piece.attributes;
  const usual = watchKind(piece).case;
  if (usual.cornered || usual.buttons === 'four') return usual;
  const named = shape && CASES_BY_SHAPE[shape];
  if (named) return { ...named, buttons: usual.buttons };
  // A colour for the bezel implies the broad bezel with a minute scale.
  return colourOf(piece, 'bezel') ? DIVE_CASE : usual;
}

/** Cases that follow from the shape that words name. */
const CASES_BY_SHAPE: { readonly [Shape in NonNullable<Piece['attributes']['shape']>]?: CaseShape } = {
  square: TANK_CASE,
  rectangular: TANK_CASE,
};

function colourOf({ colours }: Piece, ...parts: readonly string[]): Piece['colours'][number] | undefined {
  return colours.find((colour) => parts.includes(colour.part));
}

function caseMetal(piece: Piece): Rgb {
  const main = colourOf(piece, 'hardware', 'frame', 'main');
  if (!main) return STEEL;
  const metal = metalNamed(main.name);
  if (metal) return metal;
  return BLACKENED.has(main.name) ? [0.055, 0.055, 0.058] : STEEL;
}

/** True for a watch that words call one of metal, or whose colour is that of a metal. */
function isOfMetal(piece: Piece): boolean {
  const named = colourOf(piece, 'hardware', 'frame', 'main');
  return piece.fabric === 'metal' || (named !== undefined && metalNamed(named.name) !== undefined);
}

const resin = (piece: Piece): Material => {
  const named = colourOf(piece, 'frame', 'main');
  return material({
    albedo: named ? scaleColour(linearFromHex(named.hex), 0.8) : [0.02, 0.02, 0.022],
    roughness: 0.46,
    reflectance: 0.05,
    wrap: 0.02,
  });
};

/** Colours of a steel case that stand for a dark coating. */
const BLACKENED: ReadonlySet<string> = new Set(['black', 'jet']);

/** Factor for the colour of a dark dial, because the light of the jewellery rig is bright. */
const DEEP = 0.3;
const deepened: Painter = (_point, surface) => {
  surface.r *= DEEP;
  surface.g *= DEEP;
  surface.b *= DEEP;
};

function isDeep(piece: Piece): boolean {
  const named = colourOf(piece, 'dial');
  return named !== undefined && luminance(linearFromHex(named.hex)) < 0.4;
}

function dialStyle(piece: Piece, shape: CaseShape): DialStyle {
  const kind = watchKind(piece);
  const named = colourOf(piece, 'dial');
  const usual: Rgb = kind.dark ? [0.012, 0.013, 0.016] : [0.66, 0.65, 0.625];
  const main = colourOf(piece, 'main');
  const plainColour = main && !metalNamed(main.name) ? linearFromHex(main.hex) : null;
  const colour = named ? scaleColour(linearFromHex(named.hex), isDeep(piece) ? DEEP : 0.5) : (plainColour ?? usual);
  const r = Math.min(...shape.dial);
  const marking = dialMarking(piece.attributes, shape.cornered);
  return {
    colour,
    half: shape.dial,
    square: shape.cornered,
    moon: kind.moon,
    numerals: marking.numerals,
    subDials: kind.chronograph
      ? [
          { x: -r * 0.5, y: 0, radius: r * 0.25 },
          { x: r * 0.5, y: 0, radius: r * 0.25 },
          { x: 0, y: -r * 0.5, radius: r * 0.25 },
        ]
      : [],
    date: kind.dated && !shape.cornered && marking.dated,
  };
}

function handMetal(metal: Rgb, dial: Rgb): Material {
  const pale = dial[0] + dial[1] + dial[2] > 1.2;
  // Polished hands are invisible on a pale dial, so they are blued or dark there.
  const grey = Math.max(...metal) - Math.min(...metal) < 0.1;
  const albedo: Rgb = pale && grey ? [0.09, 0.1, 0.14] : metal;
  return material({ albedo, roughness: 0.16, metal: 1, reflectance: 0.6, wrap: 0 });
}

function hands({ dial }: CaseShape): Mesh[] {
  const r = Math.min(...dial);
  const [hour, minute, second] = [(10.16 / 12) * TAU, (10 / 60) * TAU, (35 / 60) * TAU];
  return [
    bar(hour, -r * 0.1, r * 0.52, r * 0.036, DIAL_Z + 0.0005, 0.72),
    bar(minute, -r * 0.12, r * 0.8, r * 0.028, DIAL_Z + 0.0009, 0.7),
    bar(second, -r * 0.26, r * 0.86, r * 0.008, DIAL_Z + 0.0013),
    disc(r * 0.055, DIAL_Z + 0.0005, 0.0012),
  ];
}

function indices(piece: Piece, { dial, cornered }: CaseShape): Mesh[] {
  const marking = dialMarking(piece.attributes, cornered);
  const { unmarked, dated, mark } = watchKind(piece);
  if (!marking.bars) return [];
  const r = Math.min(...dial);
  return Array.from({ length: 12 }, (_, hour) => hour).flatMap((hour): Mesh[] => {
    if (unmarked.includes(hour) || (hour === 3 && dated && marking.dated)) return [];
    const angle = (hour / 12) * TAU;
    const outer = (cornered ? squareReach(dial, angle) : r) * 0.86;
    const long = r * (hour % 3 === 0 ? 0.2 : 0.15);
    const half = r * (mark ?? (hour === 0 ? 0.026 : 0.018));
    if (hour === 0)
      return [-1, 1].map((side) => bar(angle + side * 0.05, outer - long, outer, half * 0.8, DIAL_Z + 0.0001));
    return [bar(angle, outer - long, outer, half, DIAL_Z + 0.0001)];
  });
}

/** Sapphire glass, which shows only its reflections. */
function crystal(shape: CaseShape, detail: number): Part {
  return {
    name: 'crystal',
    role: 'glass',
    castsShadow: false,
    mesh: faceMesh(shape, CRYSTAL_Z, 0.0009, detail),
    material: material({ albedo: [0, 0, 0], roughness: 0.03, reflectance: 0.04, specular: 9, opacity: 0.085, wrap: 0 }),
  };
}

/** The rotating ring of a diver's watch. */
function diveBezel(piece: Piece, detail: number): Part {
  const ring: CaseShape = {
    ...DIVE_CASE,
    dial: [DIVE_CASE.dial[0] + DIVE_CASE.bezel * 0.92, DIVE_CASE.dial[1] + DIVE_CASE.bezel * 0.92],
  };
  const dialColour = colourOf(piece, 'bezel') ?? colourOf(piece, 'dial');
  const colour: Rgb = dialColour ? scaleColour(linearFromHex(dialColour.hex), 0.5) : [0.012, 0.012, 0.014];
  const inner = DIVE_CASE.dial[0] + 0.0004;
  return {
    name: 'bezel',
    role: 'hardware',
    castsShadow: false,
    mesh: faceMesh(ring, CRYSTAL_Z + 0.00005, 0.00045, detail),
    trim: (_x, _y, _z, u, v) => Math.hypot(u, v) - inner,
    material: material({ albedo: colour, roughness: 0.22, reflectance: 0.05, coat: 0.9, wrap: 0 }),
    detail: (point, surface) => {
      const radius = Math.hypot(point.u, point.v);
      const at = ((Math.atan2(point.u, point.v) + TAU) / TAU) * 60;
      const whole = Math.round(at);
      const five = whole % 5 === 0;
      const across = Math.abs(at - whole) * (TAU / 60) * radius;
      const long = five ? 0.0022 : 0.0011;
      if (!five && whole > 15 && whole < 60) return;
      if (across > (five ? 0.00028 : 0.00013) || radius < inner + 0.0005 || radius > inner + 0.0005 + long) return;
      surface.r = surface.g = surface.b = 0.72;
    },
  };
}

/** "Steel watch" describes the whole watch. A dress watch still has a leather strap. */
function isMetalThroughout(piece: Piece): boolean {
  const { linked, linkedOfMetal, digital } = watchKind(piece);
  return linked || (linkedOfMetal && (digital ? isOfMetal(piece) : piece.fabric === 'metal'));
}

/** The strap or bracelet of the kind or the fabric that words name, or the default of the watch. */
function strap(piece: Piece, shape: CaseShape, polished: Material, detail: number): Part {
  const fabric = piece.partFabrics.find(({ part }) => part === 'straps' || part === 'band')?.fabric;
  const { digital } = watchKind(piece);
  const isOfResin = digital && !isOfMetal(piece);
  const own = colourOf(piece, 'straps', 'band') ?? (isOfResin ? colourOf(piece, 'frame', 'main') : undefined);
  const isCast = isOfResin && !fabric;
  const linked = !fabric && !own && isMetalThroughout(piece);
  const band = bandKind(piece.attributes.watchBand ?? (isCast ? 'rubber' : undefined), fabric, linked);
  return {
    name: 'strap',
    role: 'leather',
    colourPart: 'straps',
    solid: true,
    ...band.build({ reach: reachOf(shape), half: shape.strap, detail, polished, fabric, own }),
  };
}
