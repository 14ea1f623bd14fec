import type { Piece } from '../../../words/prompt/brief.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Part, Shape } from '../../parts/part.ts';
import type { Trim } from '../../../foundation/raster/geometry.ts';
import { buttonPart } from '../hardware/button.ts';
import { isPiped } from '../sewing/piping.ts';
import { spotOn } from '../sewing/surface-point.ts';
import { valuesOf } from './cloth/cloth-piece.ts';
import { darkCloth } from '../finishes/dark-cloth.ts';
import { zipParts } from './trimmings/closures.ts';
import { upperCut } from './cut/cut.ts';
import type { UpperCut } from './cut/cut.ts';
import { hoodParts } from './trimmings/hood.ts';
import { underHood } from './cut/neck-opening.ts';
import { gaugeOf, isHeavyKnit } from './cloth/knit-relief.ts';
import { isHooded } from '../../parts/is-hooded.ts';
import { wordedClosure, wordedPocket } from './cut/worded-options.ts';
import { knitKind } from './knit-kinds.ts';
import { patchParts } from './cloth/patch.ts';
import { kangarooPocket } from './trimmings/pockets.ts';
import { ribDetail } from './cloth/seams.ts';
import { upperGarment } from './cloth/upper-garment.ts';
import type { UpperGarment } from './cloth/upper-garment.ts';
import { tuckedParts, wornCut } from './cut/worn-cut.ts';
import { outsideOf } from './cloth/worn-shell.ts';

/** Builds a jumper, cardigan or hoodie, whose knit is drawn together by ribs at neck, cuffs and hem. */
export function knittedGarment(context: FormContext): Shape {
  const { piece } = context;
  const { attributes } = piece;
  const cut = wornCut(knitCut(piece), context.worn);
  const garment = upperGarment(cut, context);
  const parts = [...garment.parts];
  if (isCardigan(piece)) parts.push(...buttonBand(garment, cut));
  const { zipped } = wordedClosure(attributes);
  if (zipped)
    parts.push(...zipParts(garment, cut, { bottom: zipEnd(piece, cut), dark: darkCloth(piece.colours, false), piece }));
  if (isHooded(piece)) parts.push(...hoodParts(garment, context));
  if (wordedPocket(attributes)?.pouch)
    parts.push(...kangarooPocket(garment, cut, { parted: zipped === true, piped: isPiped(piece) }));
  const turn = piece.details.includes('side-stripe') ? { turn: STRIPE_TURN } : {};
  if (!context.worn?.over) return { parts: tuckedParts(parts, cut), presentation: 'ghost', ...turn };
  const bareArms = cut.sleeve.length === 0;
  return { parts, presentation: 'ghost', bareArms, softNeck: true, encloses: enclosed(garment, cut) };
}

/** Turn in radians that shows a stripe down the sleeve. */
const STRIPE_TURN = 0.5;

/** Returns true for a piece of coarse knit. */
export const isHeavy = ({ attributes }: Piece) => isHeavyKnit(attributes.knit);
const isCardigan = ({ cut, attributes }: Piece) =>
  knitKind(cut).buttoned === true || wordedClosure(attributes).buttoned === true;

/** Height at which the zip ends: below the hem when it opens the whole front, otherwise below the neck. */
const zipEnd = ({ cut }: Piece, { hem, neck }: UpperCut) =>
  knitKind(cut).fullZip ? hem - 0.1 : 1.462 - neck.front - 0.17;

/** Positive where lower layers are cut away: outside the trunk, and in long sleeves between armpit and hem. */
function enclosed({ front, back }: UpperGarment, { armpit, sleeve, hem }: UpperCut): Trim {
  const trunk = outsideOf([front.piece, back.piece]);
  const sleeved = sleeve.length > 0.4;
  return (x, y, z, u, v) => (sleeved && y < armpit && y > hem && Math.abs(x) > 0.21 ? 1 : trunk(x, y, z, u, v));
}

function knitCut(piece: Piece): UpperCut {
  const { attributes } = piece;
  const neckline = isCardigan(piece) ? 'v-neck' : wordedClosure(attributes).zipped ? 'mock-neck' : 'crew';
  const plain = upperCut(attributes, { sleeve: 'long', neckline });
  const heavy = isHeavy(piece);
  const ribs = heavy ? 0.065 : 0.055;
  const { sleeve, neck } = plain;
  const gauge = gaugeOf(piece);
  const sweat = piece.fabric === 'jersey' || knitKind(piece.cut).fleece;
  return {
    ...plain,
    ease: plain.ease + (heavy ? 0.016 : 0.008),
    hem: plain.hem + (attributes.length ? 0 : 0.02),
    sleeve: sleeve.gather[0] < 1 || sleeve.length < 0.4 ? sleeve : { ...sleeve, gather: [heavy ? 0.76 : 0.72, ribs] },
    ribs,
    ribThickness: heavy ? 0.0065 : sweat ? 0.004 : 0.0048,
    ribPitch: (heavy ? 0.0062 : sweat ? 0.0034 : 0.0046) * gauge,
    gauge,
    neck: isHooded(piece) ? underHood(neck) : { ...neck, rib: neck.rib * (neck.rib > 0.04 ? 1 : 1.4) },
  };
}

/** The ribbed band down the front of a cardigan, with its buttons. */
function buttonBand({ front: { piece } }: UpperGarment, cut: UpperCut): Part[] {
  const half = 0.0165;
  const band = patchParts({
    name: 'button band',
    role: 'cloth',
    on: piece,
    within: [valuesOf(piece, (x) => half - Math.abs(x)), piece.lines.neckline, piece.lines.hem],
    height: 0.0028,
    detail: ribDetail(cut),
    unprinted: () => true,
  });
  const { mesh, rest } = piece;
  const top = 1.46 - cut.neck.front - 0.03;
  const count = 6;
  const buttons = Array.from({ length: count }, (_, i) =>
    spotOn(mesh, 0, top - ((top - cut.hem - 0.02) * i) / (count - 1), 1, rest),
  ).flatMap((spot, i) =>
    spot ? [buttonPart({ name: `button ${i + 1}`, kind: 'sewn', spot, radius: 0.0095, lift: 0.0038 })] : [],
  );
  return [...band, ...buttons];
}
