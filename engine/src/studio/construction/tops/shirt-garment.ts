import type { Piece } from '../../../words/prompt/brief.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import { material } from '../../materials/material.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { buttonPart } from '../hardware/button.ts';
import { darkCloth } from '../finishes/dark-cloth.ts';
import { standCollar } from '../collars/stand-collar.ts';
import { isPiped, PIPED, PIPING } from '../sewing/piping.ts';
import { spotOn } from '../sewing/surface-point.ts';
import { shirtKind } from './shirt-kinds.ts';
import { neckBow } from './trimmings/bow.ts';
import { collarShape, shirtCollarOf } from './trimmings/collar-shapes.ts';
import type { ShirtCollar } from './trimmings/collar-shapes.ts';
import { collarStand } from './trimmings/collar-stand.ts';
import { collarStitch } from '../collars/collar-stitch.ts';
import { cuffed, cuffParts } from './trimmings/cuffs.ts';
import { rolledCuffs } from './trimmings/rolled-cuffs.ts';
import { COLLAR_ROWS, shirtCollar } from './trimmings/shirt-collar.ts';
import { upperCut } from './cut/cut.ts';
import type { UpperCut } from './cut/cut.ts';
import { wordedClosure, wordedFrills, wordedPocket } from './cut/worded-options.ts';
import { placketParts, zipParts } from './trimmings/closures.ts';
import { HALF_PLACKET, shirtPiping } from './trimmings/shirt-piping.ts';
import { chestPockets } from './trimmings/pockets.ts';
import { upperGarment } from './cloth/upper-garment.ts';
import type { UpperGarment } from './cloth/upper-garment.ts';
import { tuckedParts, wornCut } from './cut/worn-cut.ts';

/**
 * Builds a shirt or blouse: collar, button placket or zip, cuffs, and a tail that is longer at front and back unless
 * the hem is straight. `long` is the skirt of one that is worn as a dress.
 */
export function shirtGarment(context: FormContext, long: Partial<UpperCut> = {}): Shape {
  const { attributes, drawnAs } = context.piece;
  const kind = shirtKind(context.piece.cut);
  const collared = collarOf(context.piece);
  const polo = kind.halfPlacket === true || collared.halfPlacket === true;
  const plain = upperCut(attributes, { sleeve: 'long' });
  const french = context.piece.details.includes('french-cuffs');
  const isEarlier = drawnAs !== undefined;
  const straight = plain.cropped || polo || plain.flare > 0 || (kind.straightHem && !isEarlier);
  const sewn: UpperCut = {
    ...plain,
    ease: plain.ease + 0.008,
    hem: straight ? plain.hem : plain.hem - 0.045,
    tail: straight ? 0 : 0.065,
    held: collared.bare ? plain.held : 0.04,
    twinNeedle: polo,
    sleeve: kind.noCuffs && !isEarlier ? plain.sleeve : cuffed(plain.sleeve, french),
    yoke: !polo && (!kind.noYoke || (kind.straightHem === true && isEarlier)),
    neck: collared.opening ?? { halfWidth: 0.0758, front: 0.08, back: 0.022, exponent: 1.9, rib: 0 },
    ...(kind.slit !== undefined && !isEarlier && { slit: plain.hem + kind.slit }),
    ...long,
  };
  const cut = wornCut(sewn, context.worn);
  const garment = upperGarment(cut, context);
  return {
    parts: tuckedParts(
      [
        ...garment.parts,
        ...collar(garment, context),
        ...(collared.bow ? neckBow(garment, collared.bow, context.detail) : []),
        ...(zipped(context)
          ? zipParts(garment, cut, {
              bottom: cut.hem - 0.1,
              dark: darkCloth(context.piece.colours, false),
              piece: context.piece,
            })
          : placket(garment, cut, polo, isEarlier)),
        ...(cut.sleeve.rolled ? rolledCuffs(garment, 0.052) : cuffParts(garment, cut, { french, button: PEARL })),
        ...pockets(garment, context),
        ...(isPiped(context.piece) ? shirtPiping(garment, cut, placketEnd(cut, polo)) : []),
      ],
      cut,
    ),
    presentation: 'ghost',
  };
}

/**
 * The collar of a shirt. A bow that words mention without naming a collar is tied at the neck, as in "blouse with a
 * bow".
 */
function collarOf({ attributes, details, colours }: Piece): ShirtCollar {
  const tied = details.includes('bow') || details.includes('neck-bow') || colours.some(({ part }) => part === 'bow');
  return shirtCollarOf(attributes.collar ?? (tied ? 'bow' : undefined));
}

const PEARL = material({ albedo: [0.72, 0.7, 0.66], roughness: 0.22, reflectance: 0.06, coat: 0.3, wrap: 0.1 });

function collar({ body, front }: UpperGarment, context: FormContext): Part[] {
  const { detail, worn } = context;
  const { piece } = context;
  const kind = collarOf(piece);
  const piped = isPiped(piece);
  if (kind.bare || wordedFrills(piece.attributes).neck) return [];
  const meshes = kind.banded
    ? standCollar({ height: 0.034 }, detail)
    : shirtCollar(
        {
          ...collarShape(kind, worn?.under ?? null, undone(context), piece.drawnAs !== undefined),
          ...(piped && { edge: PIPING }),
        },
        body.field,
        detail,
      );
  const part = { role: 'cloth', colourPart: 'collar' } as const;
  return [
    {
      ...part,
      name: 'collar',
      mesh: meshes.sheet,
      ...(kind.banded ? {} : { detail: collarStitch(meshes.sheet, atDetail(COLLAR_ROWS, detail)) }),
    },
    {
      ...part,
      ...(kind.contrastEdge ? { role: 'contrast' } : {}),
      name: 'collar edge',
      mesh: meshes.edge,
      solid: true,
      ...(piped && PIPED),
    },
    ...(kind.closed && undone(context) === 0 ? collarStand(PEARL) : []),
    ...(kind.pointButtons ? pointButtons(front, context) : []),
  ];
}

/** Opening of the neck, 0 to 1. Free readings leave a button undone. */
const undone = (context: FormContext) => {
  const { freedom, piece, worn } = context;
  if (zipped(context)) return 1;
  return shirtKind(piece.cut).undone ?? (freedom > 0.6 && !worn ? 1 : 0);
};

const zipped = ({ piece }: FormContext) => wordedClosure(piece.attributes).zipped === true;

function pointButtons({ piece }: UpperGarment['front'], context: FormContext): Part[] {
  const open = 0.022 * undone(context);
  return [1, -1].flatMap((side) => {
    const spot = spotOn(piece.mesh, side * (0.0455 + open), 1.3605, 1, piece.rest);
    return spot
      ? [
          buttonPart({
            name: `point button ${side}`,
            kind: 'sewn',
            spot,
            radius: 0.0042,
            lift: 0.0058,
            material: PEARL,
          }),
        ]
      : [];
  });
}

/** Height in the cut of the uppermost button. */
const buttonTop = ({ neck }: UpperCut): number => (neck.front > 0.1 ? 1.29 : 1.363);

/** Height in the cut of the lower end of the placket, below the hem for a shirt that opens down the whole front. */
const placketEnd = (cut: UpperCut, polo: boolean): number => (polo ? buttonTop(cut) - 0.118 : cut.hem - 0.1);

/**
 * Distance in metres between two buttons, and least distance of the last one from the hem. In scenes that were stored
 * before, fewer buttons were further apart.
 */
const BUTTONS = { now: { pitch: 0.082, above: 0.09 }, earlier: { pitch: 0.088, above: 0.114 }, polo: 0.045 };

/** Buttons down the whole front, or three at the neck of a polo shirt. */
function placket(garment: UpperGarment, cut: UpperCut, polo: boolean, isEarlier: boolean): Part[] {
  const top = buttonTop(cut);
  const { pitch: apart, above } = isEarlier ? BUTTONS.earlier : BUTTONS.now;
  const pitch = polo ? BUTTONS.polo : apart;
  const count = polo ? 3 : Math.max(3, 1 + Math.floor((top - cut.hem - above) / pitch));
  const buttons = Array.from({ length: count }, (_, i) => top - pitch * i);
  const bottom = placketEnd(cut, polo);
  return placketParts(garment, { bottom, halfWidth: HALF_PLACKET, buttons, radius: 0.0058, material: PEARL });
}

function pockets(garment: UpperGarment, { piece }: FormContext): Part[] {
  const pocket = wordedPocket(piece.attributes);
  const { noPockets, pocketWhenNamed, flapPockets } = shirtKind(piece.cut);
  if (noPockets || pocket?.none || (pocketWhenNamed && !pocket)) return [];
  const both = flapPockets || pocket?.paired;
  return chestPockets(garment, both ? [1, -1] : [1], flapPockets || pocket?.flap ? PEARL : undefined);
}
