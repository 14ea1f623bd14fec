import type { ArrangementName } from '../vocabulary/arrangements.ts';
import type { AttributeName } from '../vocabulary/attributes.ts';
import type { Look } from '../brief.ts';
import type { ColourName } from '../vocabulary/colours.ts';
import type { CutRow } from '../vocabulary/cut-row.ts';
import type { CutName } from '../vocabulary/cuts.ts';
import type { DetailName } from '../vocabulary/details.ts';
import type { FabricName } from '../vocabulary/fabrics.ts';
import type { FormName } from '../vocabulary/forms.ts';
import type { MoodName } from '../vocabulary/moods.ts';
import type { PartName } from '../vocabulary/parts.ts';
import type { PatternName } from '../vocabulary/patterns.ts';
import type { linkWords } from '../vocabulary/plain-words.ts';
import type { LightName, SettingName, StagingName, ViewName } from '../vocabulary/scenes.ts';
import type { PropMaterial, PropName, PropPlace, PropSide } from '../vocabulary/props.ts';
import type { ToneName } from '../vocabulary/tones.ts';

export type LinkName = keyof typeof linkWords;

/** The colour of a setting. */
export interface SettingTint {
  readonly name: ColourName;
  readonly hex: `#${string}`;
  /** The setting in this colour, for its chip. */
  readonly label: string;
}

/** One meaning of a phrase; a phrase may have several until its context decides. */
export type Sense =
  | {
      readonly kind: 'form';
      readonly name: FormName;
      readonly cut: (CutRow & { readonly name: CutName }) | null;
      /** Set for a word such as "shoe", which names several forms. */
      readonly isAnyShoe?: true;
    }
  | {
      readonly kind: 'colour';
      readonly name: ColourName;
      readonly hex: `#${string}`;
      readonly tone: ToneName | null;
      /** The person's own name for it, as they write it. */
      readonly label?: string;
    }
  | { readonly kind: 'tone'; readonly name: ToneName; readonly after: boolean }
  | { readonly kind: 'fabric'; readonly name: FabricName }
  | { readonly kind: 'pattern'; readonly name: PatternName }
  | { readonly kind: 'attribute'; readonly attribute: AttributeName; readonly name: string }
  | { readonly kind: 'part'; readonly name: PartName }
  | { readonly kind: 'detail'; readonly name: DetailName }
  /** `isPlaced` marks a phrase with its preposition, such as "on grass"; `tint` is its colour where the phrase names one. */
  | { readonly kind: 'setting'; readonly name: SettingName; readonly isPlaced?: true; readonly tint?: SettingTint }
  /** `hexes` are the colours of its lamps, one or two, where the words name them. */
  | { readonly kind: 'light'; readonly name: LightName; readonly hexes?: readonly `#${string}`[] }
  | { readonly kind: 'view'; readonly name: ViewName }
  | { readonly kind: 'staging'; readonly name: StagingName }
  | { readonly kind: 'mood'; readonly name: MoodName }
  | { readonly kind: 'size'; readonly name: 'long' | 'short' }
  | { readonly kind: 'link'; readonly name: LinkName }
  /** How several things stand together. */
  | { readonly kind: 'arrangement'; readonly name: ArrangementName }
  /** The number of the next thing, or of the one before; null when the words name several without a number. */
  | {
      readonly kind: 'count';
      readonly value: number;
      readonly arrangement: ArrangementName | null;
      /** Set for "two pieces", which may be those of one set. */
      readonly isOfPieces?: true;
    }
  /** Things that accompany the product. */
  | {
      readonly kind: 'prop';
      readonly name: PropName;
      readonly count: number;
      readonly place: PropPlace;
      readonly side?: PropSide;
      readonly colour: { readonly name: ColourName; readonly hex: `#${string}`; readonly tone: ToneName | null } | null;
      readonly fabric: FabricName | null;
      readonly material?: PropMaterial;
    }
  /** `describes` marks a word for what a picture could show: a size, a finish, a place on a body. */
  | { readonly kind: 'quiet'; readonly describes?: true }
  /** Visible in a picture, and not drawn by the built-in engine. */
  | { readonly kind: 'undrawn' }
  /** Asks for a drawing style. */
  | { readonly kind: 'look'; readonly name: Look; readonly standsAlone: boolean }
  /** Asks for a board of colours and fabrics. */
  | { readonly kind: 'board' }
  | { readonly kind: 'unknown' };

export type SenseOf<Kind extends Sense['kind']> = Extract<Sense, { kind: Kind }>;

/** A phrase of the text with its possible meanings, most likely first. */
export interface Term {
  readonly senses: readonly Sense[];
  readonly source: 'prompt' | 'accent' | 'style' | 'negative';
  /** Offsets in the source text, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  /** True when the words negate it. */
  readonly negated: boolean;
  /** True for an unknown word whose commonest meaning in English is something that people make. */
  readonly isThing?: true;
  /** Set for words that complete the name of a thing, which the thing itself shows: "round" in "round gold mirror". */
  readonly completes?: true;
}

/** The first sense of one kind; undefined where there is none. */
export const senseIn = <Kind extends Sense['kind']>(
  senses: readonly Sense[] | undefined,
  kind: Kind,
): SenseOf<Kind> | undefined => senses?.find((sense): sense is SenseOf<Kind> => sense.kind === kind);

/** The sense of one kind, or undefined when the term cannot mean that. */
export const senseOf = <Kind extends Sense['kind']>(term: Term | undefined, kind: Kind): SenseOf<Kind> | undefined =>
  senseIn(term?.senses, kind);

export const isLink = (term: Term | undefined, ...names: readonly LinkName[]): boolean =>
  term !== undefined && term.senses.some((sense) => sense.kind === 'link' && names.includes(sense.name));
