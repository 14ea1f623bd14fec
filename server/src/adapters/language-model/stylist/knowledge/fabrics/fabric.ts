/** How a cloth is sewn; `handling-notes.ts` says what follows. */
export type Handling =
  'slippery' | 'sheer' | 'stable' | 'fine' | 'heavy' | 'knit' | 'pile' | 'crisp' | 'net' | 'hide' | 'coated';

/** How a cloth is washed, dried and pressed; `care-notes.ts` says what follows. */
export type Care =
  | 'silk'
  | 'wool'
  | 'cotton'
  | 'linen'
  | 'viscose'
  | 'synthetic'
  | 'pile'
  | 'delicate'
  | 'tailored'
  | 'leather'
  | 'suede'
  | 'patent'
  | 'waxed'
  | 'technical'
  | 'straw';

/** From 0, not at all, to 5, as much as any cloth. */
export interface Scales {
  /** 5 is liquid, 0 stands by itself. */
  readonly drape: number;
  readonly sheen: number;
  readonly stretch: number;
  readonly sheer: number;
  readonly warmth: number;
  /** How well air and moisture pass. */
  readonly air: number;
  readonly tough: number;
  readonly price: number;
  /** How easily a beginner sews it. */
  readonly ease: number;
}

export type Tendency = 'crease' | 'shrink' | 'pill' | 'fray' | 'snag' | 'water-mark' | 'bag' | 'cling';

export interface Fabric {
  /** What people call it; the first is its title. */
  readonly names: readonly string[];
  /** A sentence: what it is made of, and how. */
  readonly is: string;
  /** A sentence: how it falls, feels and takes the light. */
  readonly behaves: string;
  readonly suits: string;
  /** A sentence: what to look out for. */
  readonly mind: string;
  /** Usual weights in grams per square metre; null for hides and plaits. */
  readonly gsm: readonly [number, number] | null;
  readonly scales: Scales;
  readonly tends: readonly Tendency[];
  readonly handling: Handling;
  readonly care: Care;
  readonly vegan: boolean;
  /** Shows it; every word is one that the engine reads. */
  readonly prompt: string;
}

/** In the order of `Scales`, so that a table of cloths can be read down its columns. */
export const scales = (
  drape: number,
  sheen: number,
  stretch: number,
  sheer: number,
  warmth: number,
  air: number,
  tough: number,
  price: number,
  ease: number,
): Scales => ({ drape, sheen, stretch, sheer, warmth, air, tough, price, ease });
