import type { Piece } from '../../../words/prompt/brief.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { wovenTweed } from '../../fabrics/woven-tweed.ts';
import { usualDye } from '../finishes/usual-dye.ts';
import { namedKind } from './cut/named-kinds.ts';

/** Looped tweed is for jackets without lapels; the nylon of flight and down jackets has no grid of tear-proof cloth. */
export function tailoredCloth(fabric: Fabric, named: boolean, piece: Piece): Fabric {
  if (fabric.name === 'tweed' && piece.cut !== 'tweed-jacket') return usualDye(wovenTweed(fabric), named, piece);
  if (fabric.name === 'canvas')
    return usualDye({ ...fabric, response: { ...fabric.response, ...WASHED } }, named, piece);
  const { ribbed, quilt } = namedKind(piece.cut);
  const { paint: _grid, ...smooth } = fabric.response;
  const cloth = (ribbed || quilt) && fabric.name === 'nylon' ? { ...fabric, response: smooth } : fabric;
  return usualDye(cloth, named, piece);
}

/** Canvas that is worn is softer than that of bags, and dull where it folds. */
const WASHED = { roughness: 0.95, specular: 0.35, sheen: 0.2, wrap: 0.14 } as const;
