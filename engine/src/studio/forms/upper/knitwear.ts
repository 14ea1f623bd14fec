import type { Form } from '../../form.ts';
import type { Part } from '../../part.ts';
import { buttonPart } from '../sewn/button.ts';
import { spotOn } from '../sewn/surface-point.ts';
import { valuesOf } from './cloth-piece.ts';
import { upperCut } from './cut.ts';
import type { UpperCut } from './cut.ts';
import { patchParts } from './patch.ts';
import { ribDetail } from './seams.ts';
import { upperGarment } from './upper-garment.ts';
import type { UpperGarment } from './upper-garment.ts';

/** A jumper or cardigan: long sleeves, ribs at neck, cuffs and hem into which the knit draws together. */
export const knitwear: Form = {
  name: 'knitwear',
  fabric: 'knit',
  build(context) {
    const { attributes, cut: kind } = context.piece;
    const cardigan = kind === 'cardigan' || attributes.closure === 'buttons';
    const plain = upperCut({ sleeve: 'long', neckline: cardigan ? 'v-neck' : 'crew', ...attributes });
    const heavy = attributes.knit === 'chunky' || attributes.knit === 'cable';
    const cut: UpperCut = {
      ...plain,
      ease: plain.ease + (heavy ? 0.014 : 0.006),
      sleeve: { ...plain.sleeve, gather: [heavy ? 0.76 : 0.72, heavy ? 0.065 : 0.055] },
      ribs: heavy ? 0.065 : 0.055,
      ribThickness: heavy ? 0.0065 : 0.0048,
      ribPitch: heavy ? 0.0062 : 0.0042,
      neck: { ...plain.neck, rib: plain.neck.rib * (plain.neck.rib > 0.04 ? 1 : 1.4) },
    };
    const garment = upperGarment(cut, context);
    const front = cardigan ? buttonBand(garment, cut) : [];
    return { parts: [...garment.parts, ...front], presentation: 'ghost' };
  },
};

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
