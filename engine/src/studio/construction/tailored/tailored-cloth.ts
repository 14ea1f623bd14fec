import type { Piece } from '../../../words/prompt/brief.ts';
import type { Fabric, FabricName } from '../../fabrics/fabric.ts';
import { wovenTweed } from '../../fabrics/woven-tweed.ts';
import { usualDye } from '../finishes/usual-dye.ts';
import { namedKind } from './cut/named-kinds.ts';
import type { NamedKind } from './cut/named-kinds.ts';

/** Canvas of clothes is softer than that of bags, and dull where it folds. */
const WASHED = { roughness: 0.95, specular: 0.35, sheen: 0.2, wrap: 0.14 } as const;

/** How fabrics of tailored garments differ from the same fabrics elsewhere. */
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

/** A fabric as it is used for coats and jackets, in its usual dye unless words name a colour. */
export function tailoredCloth(fabric: Fabric, named: boolean, piece: Piece): Fabric {
  const adapted = ADAPTED[fabric.name]?.(fabric, namedKind(piece.cut)) ?? fabric;
  return usualDye(adapted, named, piece);
}
