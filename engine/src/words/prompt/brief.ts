/**
 * The brief: what was understood of a person's words, as plain data.
 * `readBrief` creates it, the renderer draws from it, and the page shows it as removable chips. Whatever the words
 * leave open is `null` or absent, and the renderer chooses it by its seed.
 */
import type { Hex } from '../../foundation/colour/hex.ts';
import type { Artwork } from './artwork.ts';
import type { ArrangementName } from './vocabulary/arrangements.ts';
import type { Attributes } from './vocabulary/attributes.ts';
import type { ColourName } from './vocabulary/colours.ts';
import type { CutName } from './vocabulary/cuts.ts';
import type { DetailName } from './vocabulary/details.ts';
import type { FabricName } from './vocabulary/fabrics.ts';
import type { DrawnBuild, FinishName, PoseName } from './vocabulary/figures.ts';
import type { FormName } from './vocabulary/forms.ts';
import type { MoodName } from './vocabulary/moods.ts';
import type { Look } from './vocabulary/looks.ts';
import type { PartName } from './vocabulary/parts.ts';
import type { PatternName } from './vocabulary/patterns.ts';
import type { LightName, SettingName, StagingName, ViewName } from './vocabulary/scenes.ts';
import type { PropMaterial, PropName, PropPlace, PropSide } from './vocabulary/props.ts';
import type { ToneName } from './vocabulary/tones.ts';

export type { Look };

export interface ColourMention {
  /** The nearest name when the words contain a hex code. */
  readonly name: ColourName;
  readonly tone: ToneName | null;
  /** `#` and six lower-case digits, sRGB, with the tone applied. */
  readonly hex: Hex;
  /** 'main' is the garment's main colour; several of them are blocks of equal weight. */
  readonly part: 'main' | PartName;
}

interface PatternMention {
  readonly name: PatternName;
  /** Colours of the motif, in the order of the words; the background colour is among the piece's colours. */
  readonly colours: readonly ColourMention[];
  /** True when the words name all its colours: "a floral print in blue and white". */
  readonly isWhole?: true;
}

export interface PartFabric {
  readonly part: PartName;
  readonly fabric: FabricName;
}

/** Areas of a piece that differ: "half black, half white", "fading from white to blue". */
export interface Areas {
  /** `across` beside each other from the viewer's left; `down` below each other from the top. */
  readonly run: 'across' | 'down';
  /** Set for colours that fade into each other. */
  readonly fades?: true;
  /** Two to six areas in order. What an area leaves open is that of the piece. */
  readonly parts: readonly {
    readonly hex: Hex | null;
    readonly fabric: FabricName | null;
    /** Set where the area has the pattern of the piece; absent for a plain one. */
    readonly isPrinted?: true;
  }[];
}

export interface Piece {
  readonly form: FormName;
  /** A named kind of the form: trench, bikini, cat-eye. */
  readonly cut: CutName | null;
  readonly colours: readonly ColourMention[];
  readonly fabric: FabricName | null;
  readonly pattern: PatternMention | null;
  readonly attributes: Attributes;
  readonly details: readonly DetailName[];
  /** Materials of single parts: a fur collar, a lace trim. */
  readonly partFabrics: readonly PartFabric[];
  /**
   * True when all stitches and zips have the colours that words name for them. Absent where words name none, and in
   * scenes that were stored when only some forms drew such colours.
   */
  readonly drawsTrims?: true;
  /** True for one shoe of what is usually shown as a pair. */
  readonly isSingle?: true;
  /**
   * True for a pump, which a view from below shows from its best side. Absent for other things, and in scenes that were
   * stored when that view showed it from the front.
   */
  readonly turnsFromBelow?: true;
  /**
   * True for jewellery of which a macro view shows the largest stone whole. Briefs that were stored before lack it, and
   * show the middle of the piece.
   */
  readonly framesStone?: true;
  /**
   * True for a product whose colour the words name and whose material they leave open: one of metal is then painted,
   * unless the colour is that of a metal. Absent for other things, and in scenes that were stored before.
   */
  readonly coatsMetal?: true;
  /**
   * True for a cushion whose piping and for headphones whose band have their own colour or cloth. Absent for other
   * things, and in scenes that were stored when these were as the whole.
   */
  readonly dressesEdges?: true;
  /**
   * Set for the pieces of a scene that was stored with an earlier version of the drawing: things that have changed since
   * have the form that they had in that version. Version 1 is that of scenes without `drawing`.
   */
  readonly drawnAs?: 1 | 2;
  /**
   * For whom a garment is made that no mannequin wears, whose build would decide. Absent where the words do not say it,
   * and in scenes that were stored when all were cut for the same body.
   */
  readonly madeFor?: 'women' | 'men' | 'plus' | 'child' | 'baby';
  /** Set where it lies on its side: each of them, or the last of several. Absent where it stands. */
  readonly lies?: 'all' | 'last';
  /** True for a lamp that hangs over the other things. Absent in scenes that were stored when it stood beside them. */
  readonly hangs?: true;
  /** Set where it is in the air, a little tilted or on its head. Absent where it stands. */
  readonly hovers?: 'tilted' | 'upside-down';
  /** How many of it a picture shows, 2 to 12; absent for one. */
  readonly count?: number;
  /** Parts that words name for a product without a colour: "with a ribbon". Absent for none, and in stored scenes. */
  readonly shows?: readonly PartName[];
  /** Parts that words say a product is without: "no label". Absent for none, and in scenes that were stored before. */
  readonly lacks?: readonly PartName[];
  /** Colour of the speckles of a glaze, where words name it. Absent for brown ones. */
  readonly specks?: Hex;
  /** Absent for a piece whose cloth is the same everywhere. */
  readonly areas?: Areas;
  /** Texts and motifs on it, the lowest first; absent for none. */
  readonly artworks?: readonly Artwork[];
}

type ChipKind =
  | 'form'
  | 'colour'
  | 'fabric'
  | 'pattern'
  | 'attribute'
  | 'part'
  | 'detail'
  | 'setting'
  | 'light'
  | 'view'
  | 'staging'
  | 'mood'
  | 'backdrop'
  | 'arrangement'
  | 'count'
  | 'prop'
  | 'artwork'
  | 'build'
  | 'pose'
  | 'finish';

export interface Chip {
  readonly kind: ChipKind;
  /** The canonical name; for attributes `neckline=v-neck`. */
  readonly name: string;
  /** The words for a person: "emerald", "v-neck neckline". */
  readonly label: string;
  readonly hex?: Hex;
  /** Index into `Brief.pieces`, or null for what belongs to the whole picture. */
  readonly piece: number | null;
  readonly source: 'prompt' | 'accent' | 'style';
  /** Offsets of the words in their source text, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Values that the words exclude, so that no free choice brings them back. */
export interface Avoided {
  readonly kind: ChipKind;
  readonly name: string;
}

/** Things that accompany the product: three lemons beside it. */
export interface Prop {
  readonly name: PropName;
  readonly count: number;
  readonly place: PropPlace;
  /** Absent where words name none. */
  readonly side?: PropSide;
  /** Null for the colour that the thing has by nature. */
  readonly hex: Hex | null;
  readonly fabric: FabricName | null;
  /** Material of the prop. Absent for its usual material, and in scenes that were stored when props had no other. */
  readonly material?: PropMaterial;
}

/** Words of the prompt for something that the picture does not show. */
export interface UndrawnWords {
  /** The words as the person wrote them. */
  readonly words: string;
  /** Offsets in the prompt, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface Swatch {
  readonly name: ColourName;
  readonly hex: Hex;
}

/** A background of exact colour, without the tint of paper and light. */
export interface PlainBackground {
  readonly hex: Hex;
  /** Colour at the lower edge when the background is a gradient from `hex`; null for one colour. */
  readonly below: Hex | null;
  /** Set when the subject casts no shadow on it. Absent for a soft contact shadow. */
  readonly shadowless?: true;
}

/** The display mannequin that wears the pieces. Null is what the words leave open. */
export interface Figure {
  readonly build: DrawnBuild | null;
  readonly pose: PoseName | null;
  readonly finish: FinishName | null;
}

/** Where a picture leaves space for text; `around` makes the subject smaller in its centre. */
export type CopySpace = 'left' | 'right' | 'above' | 'around';

/** What the editorial look chooses its coloured paper by. */
export type PaperPiece = Pick<Piece, 'form' | 'fabric' | 'colours'>;

export interface Brief {
  /** 'moodboard' when the words ask for one, or name nothing that can be drawn. */
  readonly subject: 'drawable' | 'moodboard';
  /**
   * Empty for a mood board. Else the pieces from the innermost layer to the outermost: at most three of an outfit,
   * seven on a figure, or six things in an arrangement, and one more where a tie is among them.
   */
  readonly pieces: readonly Piece[];
  /** Index of the piece that the picture is about; 0 for a mood board. */
  readonly hero: number;
  readonly setting: SettingName | null;
  /** Colour of the background behind the subject, when the words name one. */
  readonly backdrop: ColourMention | null;
  /**
   * Set when words name a background colour and no other place. Absent in scenes that were stored without it, whose
   * backdrop is paper in the light of the scene.
   */
  readonly plainBackground?: PlainBackground | null;
  readonly light: LightName | null;
  /** Colours of the lamps of `light`, one or two; absent for its usual ones. */
  readonly lightColours?: readonly Hex[];
  /** Side that the main lamp stands on, seen from the camera. Absent where the words leave it open. */
  readonly lightFrom?: 'left' | 'right';
  readonly view: ViewName | null;
  /** Absent or null when the words name none, as in scenes that were stored without it. */
  readonly copySpace?: CopySpace | null;
  /** Focal length in millimetres on 35 mm film, 35 to 135; absent or null when the words name none. */
  readonly lens?: number | null;
  readonly staging: StagingName | null;
  /**
   * How several things stand together. Absent for one thing, for clothes and what is worn with them, and in scenes that
   * were stored without it, whose pieces are composed as an outfit.
   */
  readonly arrangement?: ArrangementName;
  /** Number of rows in which copies of one thing stand, each as long as the others. Absent for other groups. */
  readonly rows?: number;
  /**
   * Absent when the words name none, and in scenes that were stored without them. With props, there is an arrangement.
   */
  readonly props?: readonly Prop[];
  /**
   * Set when a display mannequin wears the pieces. Absent for any other stand, and in scenes that were stored before
   * there were mannequins.
   */
  readonly figure?: Figure;
  /**
   * Plain clothes that the mannequin wears with the pieces, because the words name no shirt below a blazer or no trousers
   * below a top. Absent for a complete outfit, and in scenes that were stored without them.
   */
  readonly basics?: readonly Piece[];
  readonly moods: readonly MoodName[];
  readonly look: Look;
  /** Colours named by the words first, then those of their moods and associations; at most five. */
  readonly palette: readonly Swatch[];
  readonly understood: readonly Chip[];
  readonly avoided: readonly Avoided[];
  /** Unused words: at most 40, lower case, each once. */
  readonly unknownWords: readonly string[];
  /** Words of the prompt that the picture does not show, in order. Absent in scenes that were stored without them. */
  readonly notDrawn?: readonly UndrawnWords[];
  /** True when the words ask for a mood board. Absent in scenes that were stored without it. */
  readonly asksForBoard?: boolean;
  /** True when handwork and excluded belts are drawn as the words say. Absent in scenes stored before that. */
  readonly drawsAsRead?: boolean;
  /**
   * Version of the drawing. Briefs that were stored before version 2 lack it, and keep the softer flash, their stacks,
   * packs and rims. Since version 3 belts, straps of bags and other goods have another form.
   */
  readonly drawing?: 2 | 3;
  /**
   * The main piece as it was when the coloured paper of the editorial look was chosen for it. Set by the first message that
   * changes the piece, so that the background stays as it is; absent before, and in scenes that were stored without it.
   */
  readonly paperFor?: PaperPiece;
  /** The look that the words ask for, which replaces that of the model. Absent when they ask for none. */
  readonly askedLook?: Look;
}
