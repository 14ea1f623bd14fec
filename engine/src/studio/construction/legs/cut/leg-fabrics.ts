/** Fabrics that change how trousers are made: each row says how. */
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { FabricName } from '../../../fabrics/fabric.ts';

export interface LegFabric {
  /** Trousers of it are made like jeans. */
  readonly jeans?: boolean;
  /** It is too soft or too rough for a pressed crease. */
  readonly unpressed?: boolean;
  /** Shorts of it are pulled on over an elastic waist. */
  readonly pulledOn?: boolean;
  /** It does not fade where it is rubbed. */
  readonly unfading?: boolean;
}

const FABRICS: Readonly<Partial<Record<FabricName, LegFabric>>> = {
  denim: { jeans: true },
  jersey: { unpressed: true, pulledOn: true },
  knit: { unpressed: true, pulledOn: true },
  silk: { unpressed: true, pulledOn: true },
  satin: { unpressed: true, pulledOn: true },
  nylon: { pulledOn: true },
  leather: { unpressed: true, unfading: true },
  velvet: { unpressed: true },
  chiffon: { unpressed: true },
  vinyl: { unpressed: true },
  corduroy: { unpressed: true },
  linen: { unpressed: true },
};

export function legFabric(fabric: Piece['fabric']): LegFabric {
  return (fabric && FABRICS[fabric]) ?? {};
}
