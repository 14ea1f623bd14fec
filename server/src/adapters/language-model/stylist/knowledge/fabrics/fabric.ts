/** How a fabric is sewn; `handling-notes.ts` has the details. */
export type Handling =
  'slippery' | 'sheer' | 'stable' | 'fine' | 'heavy' | 'knit' | 'pile' | 'crisp' | 'net' | 'hide' | 'coated';

/** How a fabric is washed, dried and pressed; `care-notes.ts` has the details. */
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

/** From 0 (not at all) to 5 (as much as any fabric). */
export interface Scales {
  /** 5 is fluid, 0 stands stiffly. */
  readonly drape: number;
  readonly sheen: number;
  readonly stretch: number;
  readonly sheer: number;
  readonly warmth: number;
  /** How well it lets air and moisture through. */
  readonly air: number;
  readonly tough: number;
  readonly price: number;
  /** How easily a beginner sews it. */
  readonly ease: number;
}

export type Tendency = 'crease' | 'shrink' | 'pill' | 'fray' | 'snag' | 'water-mark' | 'bag' | 'cling';

export interface Fabric {
  /** Common names; the first is the title. */
  readonly names: readonly string[];
  /** One sentence: its fibre and its construction. */
  readonly description: string;
  /** One sentence: drape, touch and lustre. */
  readonly behaviour: string;
  readonly suits: string;
  /** One sentence: what to watch out for. */
  readonly advice: string;
  /** Usual weights in grams per square metre; null for hides and braids. */
  readonly gsm: readonly [number, number] | null;
  readonly scales: Scales;
  readonly tends: readonly Tendency[];
  readonly handling: Handling;
  readonly care: Care;
  readonly vegan: boolean;
  /** A prompt that shows it; the engine understands every word. */
  readonly prompt: string;
}
