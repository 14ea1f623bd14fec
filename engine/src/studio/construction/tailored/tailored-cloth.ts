import type { Piece } from '../../../words/prompt/brief.ts';
import type { Fabric, FabricName } from '../../fabrics/fabric.ts';
import { wovenTweed } from '../../fabrics/woven-tweed.ts';
import { usualDye } from '../finishes/usual-dye.ts';
import { namedKind } from './cut/named-kinds.ts';
import type { NamedKind } from './cut/named-kinds.ts';

/** Surface of canvas in clothes, which is softer than in bags and dull where it folds. */
const WASHED = { roughness: 0.95, specular: 0.35, sheen: 0.2, wrap: 0.14 } as const;

/** Adaptations of fabrics that differ in tailored garments from other uses. */
const ADAPTED: { readonly [Name in FabricName]?: (fabric: Fabric, kind: NamedKind) => Fabric } = {
  // Looped tweed is only used for jackets without lapels.
  tweed: (fabric, { looped }) => (looped ? fabric : wovenTweed(fabric)),
  canvas: (fabric) => ({ ...fabric, response: { ...fabric.response, ...WASHED } }),
  // The nylon of flight and down jackets has no grid of ripstop threads.
  nylon: (fabric, { ribbed, quilt }) => {
    const { paint: _grid, ...smooth } = fabric.response;
    return ribbed || quilt ? { ...fabric, response: smooth } : fabric;
  },
};

/**
 * Returns a fabric as it is used for coats and jackets, in the usual dye of the named kind unless words name a colour.
 */
export function tailoredCloth(fabric: Fabric, _named: boolean, piece: Piece): Fabric {
  const adapted = ADAPTED[fabric.name]?.(fabric, namedKind(piece.cut)) ?? fabric;
  return usualDye(adapted, piece);
}
