import type { ImageEngine } from '../../ports/image-engine.port.ts';

/** An engine and what the configuration says of it. */
export interface RoutedEngine {
  readonly engine: ImageEngine;
  /** For people. */
  readonly title: string;
  /** Its share of the work among engines that can do the same. */
  readonly weight: number;
  /** The built-in one: it stands in for the others, and does what none of them can. */
  readonly isOwn: boolean;
  /** For admins: what it speaks and where it is; null for the built-in one. */
  readonly address: { readonly kind: string; readonly url: string } | null;
}

export interface EngineRules {
  /** What the built-in engine is used for; null: everything. */
  readonly builtInFor: readonly string[] | null;
  /** People may pick the engine of a render. */
  readonly peopleChoose: boolean;
}
