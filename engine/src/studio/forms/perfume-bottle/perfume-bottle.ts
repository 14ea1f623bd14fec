import { reading } from '../../parts/open-reading.ts';
import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { surfaceNets } from '../../../foundation/geometry/mesh/surface-nets.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex, luminance } from '../../materials/colour.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import { absorptionOf } from '../../parts/glass-body.ts';
import type { GlassBody } from '../../parts/glass-body.ts';
import { material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { metalNamed } from '../../construction/finishes/precious-metal.ts';
import { withoutSpeckles } from '../../construction/finishes/glaze.ts';
import { GOLD, bowPart, capPart, collarPart } from './cap.ts';
import { flacon } from './flacon.ts';
import type { Flacon } from './flacon.ts';
import { PAPER_LABEL, PLAQUE, PRINTED, labelPart } from './label.ts';
import type { LabelRequest } from './label.ts';

/** A perfume bottle: thick glass with liquid and a dip tube, or an opaque bottle; a collar, a cap and a label. */
export const perfumeBottle: Form = {
  name: 'perfume-bottle',
  readings: [reading('shape', ['round', 'tall', 'faceted', 'cylinder'])],
  fabric: 'glass',
  adapt: withoutSpeckles,
  build(context) {
    const { piece, detail } = context;
    const body = flacon(piece.attributes.shape);
    const opaque = piece.fabric !== null && OPAQUE.has(piece.fabric);
    const parts = [opaque ? solidPart(body, detail) : glassPart(body, context)];
    if (body.label) parts.push(labelPart(body.label, labelRequest(context, opaque)));
    parts.push(collarPart(body, piece), capPart(body, context));
    if (piece.details.includes('bow') || piece.colours.some(({ part }) => part === 'bow')) {
      parts.push(bowPart(body, piece, detail));
    }
    return { parts, presentation: 'floor', turn: body.cap.turn, rig: 'product' };
  },
};

const OPAQUE: ReadonlySet<FabricName> = new Set(['ceramic', 'metal', 'wood', 'patent', 'leather', 'lame']);

/** Invented names, none of which is a real brand. */
const NAMES = ['LUMIERE', 'SOLENNE', 'MIRAGE', 'AURELIA', 'NOCTURNE', 'VESPER'] as const;

function labelRequest({ piece, random, freedom, detail }: FormContext, opaque: boolean): LabelRequest {
  const name = NAMES[Math.floor(random() * NAMES.length)]!;
  const free = freedom > 0.3 ? random() : 0;
  const printed = opaque || frostOf(piece.attributes) > 0 || piece.details.includes('engraving');
  const plaque = piece.details.includes('logo') || free > 0.7;
  const main = piece.colours.find(({ part }) => part === 'main');
  const dark = opaque && main !== undefined && luminance(linearFromHex(main.hex)) < 0.2;
  const ink = material({ albedo: [0.03, 0.028, 0.027], roughness: 0.5 });
  const kind = printed ? PRINTED : plaque ? PLAQUE : PAPER_LABEL;
  return { kind, name, tone: kind.golden || dark || piece.details.includes('engraving') ? GOLD : ink, detail };
}

/** Largest tilt of a normal of etched glass, as the tangent of the angle; clear glass has 0. */
const FROSTS: Readonly<Record<NonNullable<Piece['attributes']['frost']>, number>> = { frosted: 0.42, clear: 0 };
const frostOf = ({ frost }: Piece['attributes']): number => (frost ? FROSTS[frost] : 0);

/** Share of each channel that the usual liquid lets through. */
const AMBER: Rgb = [0.86, 0.5, 0.17];

function colourOf({ colours }: Piece, part: string): Rgb | null {
  const mention = colours.find((colour) => colour.part === part);
  return mention && !metalNamed(mention.name) ? linearFromHex(mention.hex) : null;
}

function glassPart(body: Flacon, { piece, detail, freedom, random }: FormContext): Part {
  const main = colourOf(piece, 'main');
  const juice = colourOf(piece, 'liquid');
  const fill = 0.8 + 0.12 * freedom * (random() - 0.5);
  const tube = 0.0011;
  const frost = frostOf(piece.attributes);
  const ombre = piece.pattern?.name === 'ombre';
  // The colour of the whole bottle is that of the liquid, unless words colour the liquid separately or refer to the
  // glass.
  const stained = main !== null && (ombre || juice !== null || frost > 0 || piece.fabric === 'glass');
  const named = juice ?? (stained ? null : main);
  const glass: GlassBody = {
    outer: body.outer,
    inner: body.inner,
    level: body.shoulder * fill,
    // Absorption per metre: red, green, blue.
    glass: [1.6, 0.8, 1.1],
    // The full named colour through the depth of the bottle would be nearly black against the light.
    liquid: absorptionOf(named ?? (stained ? [0.94, 0.9, 0.84] : AMBER), named ? 0.038 : 0.034),
    enclosed: [
      { albedo: [0.72, 0.7, 0.66], field: (x, y, z) => Math.max(Math.sqrt(x * x + z * z) - tube, 0.0165 - y) },
    ],
    ...(frost > 0 ? { frost } : {}),
    ...(stained && main ? { film: stain(main, ombre ? body.shoulder : null) } : {}),
  };
  const { half, shoulder } = body;
  const mesh = surfaceNets(body.outer, {
    bounds: {
      min: [-half[0] - 0.006, -0.004, -half[2] - 0.006],
      max: [half[0] + 0.006, shoulder + 0.014, half[2] + 0.006],
    },
    cell: 0.0012 / Math.max(0.4, detail),
    steepness: 1.3,
  });
  return { name: 'glass', role: 'glass', mesh, glass, solid: true, castsShadow: false };
}

/**
 * Transmittance of a lacquer on the outside: even, or fading upwards over a height in metres. Light crosses it twice.
 */
function stain(colour: Rgb, fade: number | null): (y: number, out: Float64Array) => void {
  const strong = colour.map((value) => Math.pow(clamp(value, 0.03, 0.97), 0.6));
  return (y, out) => {
    const depth = fade === null ? 1 : smoothstep(fade * 0.92, fade * 0.06, y);
    for (let c = 0; c < 3; c++) out[c] = 1 + (strong[c]! - 1) * depth;
  };
}

/** An opaque bottle. */
function solidPart({ outer, half, shoulder }: Flacon, detail: number): Part {
  const mesh = surfaceNets(outer, {
    bounds: {
      min: [-half[0] - 0.006, -0.004, -half[2] - 0.006],
      max: [half[0] + 0.006, shoulder + 0.014, half[2] + 0.006],
    },
    cell: 0.001 / Math.max(0.4, detail),
    steepness: 1.3,
  });
  return { name: 'glass', role: 'cloth', mesh, solid: true };
}
