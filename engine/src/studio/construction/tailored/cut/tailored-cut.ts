import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Rgb } from '../../../../foundation/raster/softbox.ts';
import { linearFromHex } from '../../../materials/colour.ts';
import { fabricOf } from '../../../fabrics/index.ts';
import { material } from '../../../materials/material.ts';
import { isHooded } from '../../../parts/is-hooded.ts';
import { darkCloth } from '../../finishes/dark-cloth.ts';
import { tapeOf } from '../../../parts/dyed-zip.ts';
import { hasNamedThread } from '../../sewing/named-thread.ts';
import { hasElbowPatches } from '../../sewing/elbow-patch.ts';
import { isPiped } from '../../sewing/piping.ts';
import type { TailoredCut } from './cut.ts';
import { fasteningOf } from './fastening.ts';
import { measuresOf } from './measures.ts';
import { namedKind } from './named-kinds.ts';
import type { NamedKind } from './named-kinds.ts';
import { wordedPocket } from './pockets.ts';
import { tailoredKind } from './tailored-kinds.ts';
import type { TailoredKind } from './tailored-kinds.ts';
import { wordedSleeve, wordedSleeveShape, wordedWaist } from './worded-shapes.ts';

/** Returns the cut of a coat, blazer or jacket that the words describe, completed with the defaults of its kind. */
export function tailoredCut(piece: Piece): TailoredCut {
  const { attributes, details, colours, pattern } = piece;
  const kind = tailoredKind(piece.form);
  const named = namedKind(piece.cut);
  const waistcoat = named.waistcoat === true;
  const shape = wordedSleeveShape(attributes.sleeveShape);
  const measures = measuresOf(piece, kind);
  const fastening = fasteningOf(piece, kind, measures.hem);
  const cape = named.cape === true || (shape.cape === true && kind.capeSleeves);
  return {
    kind,
    trench: named.trench === true,
    ...measures,
    ...fastening,
    halfBelt: attributes.belt === 'half' && !cape,
    elbowPatches: hasElbowPatches(piece) && !cape,
    waistline: named.waistline ?? null,
    pocket: pocketOf(attributes.pocket, named, kind),
    quilt: named.quilt ?? 0,
    cutaway: waistcoat ? 0.07 : fastening.double ? 0 : kind.cutaway,
    ribbed: named.ribbed ?? false,
    cape,
    sleeveless: !cape && wordedSleeve(attributes.sleeve).bare,
    hood: isHooded(piece),
    zipTape: tapeOf(piece),
    darkZip: !named.brightZip && darkCloth(colours, named.quilt !== undefined),
    thread: threadColour(colours),
    piped: isPiped(piece),
    topStitched: hasNamedThread(piece),
    lining: liningColour(colours, pattern !== null),
    fur: furKind(piece, named),
    drawcord: named.drawcord === true || wordedWaist(attributes.waist).drawcord === true,
    raglan: shape.raglan === true,
    wash: attributes.wash,
    denim: named.denim === true,
    braid: named.braided ? braidColour(colours) : null,
    biker: named.biker === true,
    tuxedo: named.tuxedo === true,
    waistcoat,
    faced: named.faced === true || contrastLapels(piece),
    facing: named.satin && !colours.some(({ part }) => LAPEL_PARTS.includes(part)) ? BLACK_SATIN : null,
    epaulettes: named.epaulettes === true || details.includes('epaulettes'),
  };
}

/**
 * Returns true when words name a colour or fabric for the lapels and none for the collar, which then has that of the
 * lapels.
 */
function contrastLapels({ colours, partFabrics }: Piece): boolean {
  const named = (name: string) => [...colours, ...partFabrics].some(({ part }) => part === name);
  return named('lapels') && !named('collar');
}

/** Parts whose named colour is that of satin lapels, which are black otherwise. */
const LAPEL_PARTS: readonly string[] = ['main', 'lapels'];
const BLACK_SATIN = material({ ...fabricOf('satin').response, albedo: [0.014, 0.014, 0.015] });

/** The named colour of the trimmings; by default near black, as is usual on looped tweed, or cream on black tweed. */
function braidColour(colours: Piece['colours']): Rgb {
  const named = colours.find(({ part }) => part === 'trim');
  if (named) return linearFromHex(named.hex);
  return darkCloth(colours, false) ? [0.5, 0.47, 0.4] : [0.016, 0.015, 0.017];
}

function furKind({ colours, partFabrics }: Piece, { fur }: NamedKind): TailoredCut['fur'] {
  const furred = fur === true || partFabrics.some(({ part, fabric }) => part === 'hood' && fabric === 'fur');
  return furred ? { dyed: colours.some(({ part }) => part === 'trim' || part === 'hood') } : null;
}

function threadColour(colours: Piece['colours']): Rgb | null {
  const named = colours.find(({ part }) => part === 'stitching');
  return named ? linearFromHex(named.hex) : null;
}

function liningColour(colours: Piece['colours'], printed: boolean): Rgb | null {
  const named = colours.find(({ part }) => part === 'lining');
  if (named) return linearFromHex(named.hex);
  if (!printed) return null;
  const main = colours.find(({ part }) => part === 'main');
  return main ? linearFromHex(main.hex) : [0.1, 0.1, 0.11];
}

function pocketOf(
  named: Piece['attributes']['pocket'],
  { ownPockets, pocket }: NamedKind,
  kind: TailoredKind,
): TailoredCut['pocket'] {
  const worded = ownPockets ? undefined : wordedPocket(named);
  if (worded !== undefined) return worded;
  return pocket === undefined ? kind.pocket : pocket;
}
