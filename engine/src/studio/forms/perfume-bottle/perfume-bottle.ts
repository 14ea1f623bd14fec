import { latheMesh } from '../../../geometry/lathe.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { mergeMeshes } from '../../../geometry/merge-meshes.ts';
import { roundedLoft } from '../../../geometry/rounded-loft.ts';
import { surfaceNets } from '../../../geometry/surface-nets.ts';
import type { Piece } from '../../../prompt/brief.ts';
import type { Rgb } from '../../../raster/softbox.ts';
import { linearFromHex } from '../../colour.ts';
import type { Form, FormContext } from '../../form.ts';
import { absorptionOf } from '../../glass/glass-body.ts';
import type { GlassBody } from '../../glass/glass-body.ts';
import { material } from '../../material.ts';
import type { Material } from '../../material.ts';
import type { Part } from '../../part.ts';
import { flacon } from './flacon.ts';
import type { Flacon } from './flacon.ts';
import { labelPart } from './label.ts';

/** A bottle of perfume: heavy clear glass, liquid, a dip tube, a metal collar and a cap. */
export const perfumeBottle: Form = {
  name: 'perfume-bottle',
  fabric: 'glass',
  build(context) {
    const { piece, detail } = context;
    const body = flacon(piece.attributes.shape);
    const label = body.label ? [labelPart(body.label, detail)] : [];
    return {
      parts: [glassPart(body, context), ...label, collar(body, piece), capPart(body, context)],
      presentation: 'floor',
      turn: body.cap === 'box' ? 0.33 : 0.1,
    };
  },
};

const AMBER: Rgb = [0.83, 0.48, 0.17];

function glassPart(body: Flacon, { piece, detail, freedom, random }: FormContext): Part {
  const named =
    piece.colours.find((colour) => colour.part === 'liquid') ?? piece.colours.find((colour) => colour.part === 'main');
  const fill = 0.8 + 0.12 * freedom * (random() - 0.5);
  const tube = 0.0011;
  const glass: GlassBody = {
    outer: body.outer,
    inner: body.inner,
    level: body.shoulder * fill,
    glass: [1.6, 0.8, 1.1],
    // A full named colour through the depth of the bottle would be nearly black against the light.
    liquid: absorptionOf(named ? linearFromHex(named.hex) : AMBER, named ? 0.034 : 0.032),
    enclosed: [
      {
        albedo: [0.72, 0.7, 0.66],
        field: (x, y, z) => Math.max(Math.sqrt(x * x + z * z) - tube, 0.0165 - y),
      },
    ],
  };
  const { half, shoulder } = body;
  const mesh = surfaceNets(body.outer, {
    bounds: {
      min: [-half[0] - 0.006, -0.004, -half[2] - 0.006],
      max: [half[0] + 0.006, shoulder + 0.014, half[2] + 0.006],
    },
    cell: 0.0011 / Math.max(0.4, detail),
    steepness: 1.3,
  });
  return { name: 'glass', role: 'glass', mesh, glass, solid: true, castsShadow: false };
}

const GOLD = material({ albedo: [0.93, 0.7, 0.36], roughness: 0.16, metal: 1, reflectance: 0.6, wrap: 0 });
const BLACK_LACQUER = material({
  albedo: [0.012, 0.011, 0.012],
  roughness: 0.3,
  reflectance: 0.05,
  specular: 0.5,
  coat: 1,
  wrap: 0,
});

/** The spray's collar over the neck. */
function collar({ shoulder }: Flacon, { colours }: Piece): Part {
  const [y, r] = [shoulder + 0.0035, 0.0105];
  const outline: [number, number][] = [
    [0.0001, y + 0.0085],
    [r - 0.001, y + 0.0085],
    ...[0.25, 0.5, 0.75, 1].map((t): [number, number] => [
      r - 0.001 + 0.001 * Math.sin((t * Math.PI) / 2),
      y + 0.0075 + 0.001 * Math.cos((t * Math.PI) / 2),
    ]),
    ...[0.006, 0.004, 0.002, 0.001].map((rise): [number, number] => [r, y + rise]),
    [r - 0.0006, y],
    [0.0088, y],
  ];
  const mesh = latheMesh(outline, { columns: 96 });
  const named = colours.some((colour) => colour.part === 'hardware');
  return {
    name: 'collar',
    role: 'hardware',
    colourPart: 'hardware',
    mesh,
    solid: true,
    ...(named ? {} : { material: GOLD }),
  };
}

function capPart(body: Flacon, { piece, detail, freedom, random }: FormContext): Part {
  const bottom = body.shoulder + 0.0105;
  const part: Part = {
    name: 'cap',
    role: 'hardware',
    colourPart: 'cap',
    mesh: capMesh(body, bottom, detail),
    solid: true,
  };
  const cap = piece.colours.find((colour) => colour.part === 'cap');
  if (cap) return { ...part, material: lacquer(linearFromHex(cap.hex)) };
  const golden = freedom > 0.3 && random() < 0.35;
  return { ...part, material: golden ? GOLD : BLACK_LACQUER };
}

/** Lacquer of a colour; gold and silver stay metal. */
function lacquer(colour: Rgb): Material {
  const [r, g, b] = colour;
  const golden = r > 0.35 && g > 0.25 && b < 0.35 * r;
  const silver = Math.max(r, g, b) - Math.min(r, g, b) < 0.03 && r > 0.3 && r < 0.7;
  if (golden || silver) return { ...GOLD, albedo: golden ? [0.93, 0.7, 0.36] : [0.82, 0.82, 0.83] };
  return { ...BLACK_LACQUER, albedo: [r * 0.8, g * 0.8, b * 0.8] };
}

function capMesh(body: Flacon, bottom: number, detail: number): Mesh {
  const columns = Math.max(48, Math.round(200 * detail));
  if (body.cap === 'box') {
    const half = Math.min(0.0158, body.half[0] * 0.6);
    const depth = Math.min(0.0135, body.half[2] * 0.82);
    return roundedLoft({
      ...{
        columns,
        rows: Math.max(40, Math.round(120 * detail)),
        bottom,
        top: bottom + 0.03,
        corner: 0.0019,
        edge: 0.0016,
      },
      halfWidth: () => half,
      halfDepth: () => depth,
    });
  }
  const radius = Math.min(0.0155, body.half[0] * 0.6);
  const height = 0.026;
  const rim = 0.0018;
  const outline: [number, number][] = [[0.0001, bottom + height + 0.0006]];
  for (let i = 1; i <= 10; i++)
    outline.push([((radius - rim) * i) / 10, bottom + height + 0.0006 * (1 - (i / 10) ** 2)]);
  for (let i = 1; i <= 8; i++) {
    const angle = ((i / 8) * Math.PI) / 2;
    outline.push([radius - rim + rim * Math.sin(angle), bottom + height - rim + rim * Math.cos(angle)]);
  }
  for (let i = 1; i <= 12; i++) outline.push([radius, bottom + height - rim - ((height - 2 * rim) * i) / 12]);
  for (let i = 1; i <= 4; i++) {
    const angle = ((i / 4) * Math.PI) / 2;
    outline.push([radius - rim * (1 - Math.cos(angle)), bottom + rim - rim * Math.sin(angle)]);
  }
  outline.push([0.0001, bottom]);
  return mergeMeshes([latheMesh(outline, { columns })]);
}
