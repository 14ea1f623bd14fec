import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Rgb } from '../../../../foundation/raster/softbox.ts';
import type { Part } from '../../../parts/part.ts';
import type { Material } from '../../../materials/material.ts';
import type { Belt } from './belts.ts';
import type { CollarKind } from './collar-kinds.ts';
import type { PocketKind } from './pockets.ts';
import type { TailoredKind } from './tailored-kinds.ts';

/** Measures and details of a coat, blazer or jacket, from the words of a brief; all lengths in metres. */
export interface TailoredCut {
  readonly kind: TailoredKind;
  /** True for the storm flap, the storm cape and the cuff straps of a trench coat. */
  readonly trench: boolean;
  /** Height of the hem. */
  readonly hem: number;
  /** Height at which the fronts of a tailcoat end, while its tails continue to the hem; null for all other garments. */
  readonly waistline: number | null;
  /** Width added to the half-width of the body. */
  readonly ease: number;
  /** End of the shoulder seam, at which the sleeve begins. */
  readonly shoulder: readonly [halfWidth: number, height: number];
  /** Height of the lower end of the armhole. */
  readonly armpit: number;
  /** Waist suppression: 0 hangs straight, 1 is belted. */
  readonly waisted: number;
  /** Width added to the half-width at the hem. */
  readonly flare: number;
  /** True when it is double-breasted. */
  readonly double: boolean;
  /**
   * Distance of the upper layer's front edge from the centre to the wearer's left (+x); negative where both fronts end
   * beside a zip.
   */
  readonly lap: number;
  /** Height at which the lapel begins to roll. */
  readonly break: number;
  readonly collar: CollarKind;
  /** Height of a stand collar. */
  readonly stand: number;
  readonly belt: Belt | null;
  /** True for a strap across the back of the waist, held by two buttons. */
  readonly halfBelt: boolean;
  readonly pocket: PocketKind | null;
  /** Heights of the button rows. */
  readonly buttons: readonly number[];
  /** Distance of each column of buttons from the centre. */
  readonly column: number;
  /** True when it closes with a zip. */
  readonly zip: boolean;
  /** Colour or fabric of the tape that carries the teeth of the zip. */
  readonly zipTape: Pick<Part, 'role' | 'colourPart' | 'fabric'>;
  /** True when the metal of the zip is blackened. */
  readonly darkZip: boolean;
  /** Distance in metres between quilting lines, 0 for none. */
  readonly quilt: number;
  /** Distance by which the fronts curve apart below the last button, 0 for none. */
  readonly cutaway: number;
  /** 1 for a padded crown that swells over the armhole, 0 for a sleeve that runs on from the shoulder. */
  readonly crown: number;
  /**
   * Vertical length from the shoulder to the hem of the sleeve; widths added to its radius, and to the radius at its
   * hem.
   */
  readonly sleeve: { readonly length: number; readonly width: number; readonly flare: number };
  /** Fullness round the hip above a narrow hem, 0 to 1. */
  readonly cocoon: number;
  /** True for knitted bands at hem, cuffs and neck. */
  readonly ribbed: boolean;
  /** True when it hangs from the shoulders without sleeves. */
  readonly cape: boolean;
  readonly sleeveless: boolean;
  /** Heights of horn toggles on leather loops; empty for most garments. */
  readonly toggles: readonly number[];
  /** True when a cord draws in the waist. */
  readonly drawcord: boolean;
  /** True when the seams of the sleeves run to the neck. */
  readonly raglan: boolean;
  readonly wash: Piece['attributes']['wash'];
  readonly hood: boolean;
  /** Linear colour of the lining, when words name one or the cloth has a print, which must not appear on the lining. */
  readonly lining: Rgb | null;
  /** Linear colour of stitches that words name; null for thread in the colour of the cloth. */
  readonly thread: Rgb | null;
  /** True for patches on the elbows. */
  readonly elbowPatches: boolean;
  /** True when piping of another colour is sewn into the edges of fronts, lapels, collar and pockets. */
  readonly piped: boolean;
  /** True when stitches in a named colour run along all seams. */
  readonly topStitched: boolean;
  /** Fur round the hood, undyed or in the colour that words name for it; null for none. */
  readonly fur: { readonly dyed: boolean } | null;
  /** True for the yoke, the chest flaps, the double seams and the faded cloth of a denim jacket. */
  readonly denim: boolean;
  /** Linear colour of the braid along all edges; null for none. */
  readonly braid: Rgb | null;
  /** True for slanted pocket zips, and studs on the lapels. */
  readonly biker: boolean;
  /** True for lapels of satin and black buttons. */
  readonly tuxedo: boolean;
  /** True when the collar is covered with the cloth of the lapels. */
  readonly faced: boolean;
  /** True for a sleeveless garment, cut in at the shoulders, whose two fronts end in points below the waist. */
  readonly waistcoat: boolean;
  /** Satin of a dinner jacket's lapels when words name no colour; null for the fabric of the garment. */
  readonly facing: Material | null;
  /** True for straps on the shoulders. */
  readonly epaulettes: boolean;
}
