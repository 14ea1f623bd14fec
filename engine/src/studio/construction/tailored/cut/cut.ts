import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Rgb } from '../../../../foundation/raster/softbox.ts';
import type { Material } from '../../../materials/material.ts';
import type { Belt } from './belts.ts';
import type { CollarKind } from './collar-kinds.ts';
import type { PocketKind } from './pockets.ts';
import type { TailoredKind } from './tailored-kinds.ts';

/** Measures and details of a coat, blazer or jacket in metres, from the words of a brief. */
export interface TailoredCut {
  readonly kind: TailoredKind;
  readonly trench: boolean;
  readonly hem: number;
  /** Height at which the fronts of a tailcoat end, its tails going on to the hem; null on all others. */
  readonly waistline: number | null;
  readonly ease: number;
  readonly shoulder: readonly [halfWidth: number, height: number];
  readonly armpit: number;
  /** Pulled in at the waist: 0 hangs straight, 1 is belted. */
  readonly waisted: number;
  /** Added to the half-width at the hem. */
  readonly flare: number;
  readonly double: boolean;
  /** Front edge of the upper layer, metres to the wearer's left (+x); negative where both fronts end beside a zip. */
  readonly lap: number;
  /** Height at which the lapel begins to roll. */
  readonly break: number;
  readonly collar: CollarKind;
  /** Height of a stand collar. */
  readonly stand: number;
  readonly belt: Belt | null;
  readonly pocket: PocketKind | null;
  /** Heights of button rows, and the distance of each column from the centre. */
  readonly buttons: readonly number[];
  readonly column: number;
  readonly zip: boolean;
  /** True when its metal is blackened. */
  readonly darkZip: boolean;
  /** Distance between quilting lines, 0 for none. */
  readonly quilt: number;
  /** Curve by which the fronts part below the last button, 0 for none. */
  readonly cutaway: number;
  /** 1 for a padded crown that swells over the armhole, 0 for a sleeve that runs on from the shoulder. */
  readonly crown: number;
  /** Metres from the shoulder to the hem of the sleeve straight down, added to its radius, and to that at the hem. */
  readonly sleeve: { readonly length: number; readonly width: number; readonly flare: number };
  /** Fullness round the hip above a narrow hem, 0 to 1. */
  readonly cocoon: number;
  /** Knitted bands at hem, cuffs and neck. */
  readonly ribbed: boolean;
  /** Hangs from the shoulders without sleeves. */
  readonly cape: boolean;
  readonly sleeveless: boolean;
  /** Heights of horn toggles on leather loops; usually empty. */
  readonly toggles: readonly number[];
  /** Drawn in at the waist by a cord. */
  readonly drawcord: boolean;
  readonly raglan: boolean;
  readonly wash: Piece['attributes']['wash'];
  readonly hood: boolean;
  /** Linear colour of the lining where words name one, or the cloth has a print that it must not show. */
  readonly lining: Rgb | null;
  /** Linear colour of stitches that words name; null for the cloth's own. */
  readonly thread: Rgb | null;
  /** Fur round the hood: undyed, or in the colour that words name for it; null for none. */
  readonly fur: { readonly dyed: boolean } | null;
  readonly denim: boolean;
  /** Linear colour of the braid along all edges; null for none. */
  readonly braid: Rgb | null;
  readonly biker: boolean;
  readonly tuxedo: boolean;
  /** The collar is covered with the cloth of the lapels. */
  readonly faced: boolean;
  /** True for a sleeveless garment, cut in at the shoulders, with two fronts that end in points below the waist. */
  readonly waistcoat: boolean;
  /** The satin of a dinner jacket's lapels when words name no colour; null for the garment's own fabric. */
  readonly facing: Material | null;
  readonly epaulettes: boolean;
}
