import type { ImageEngine } from '../../ports/image-engine.port.ts';

/** An engine with its settings in the configuration. */
export interface RoutedEngine {
  readonly engine: ImageEngine;
  /** Shown to people. */
  readonly title: string;
  /** Relative share of the work among engines that can do the same task. */
  readonly weight: number;
  /** True for the built-in engine, the fallback for all others. */
  readonly isOwn: boolean;
  /** For admins: protocol and URL; null for the built-in engine. */
  readonly address: { readonly kind: string; readonly url: string } | null;
}

export interface EngineRules {
  /** Operations for which the built-in engine is used; null: all. */
  readonly builtInFor: readonly string[] | null;
  /** Whether people may pick the engine of a render. */
  readonly peopleChoose: boolean;
  /** Whether prompts are drawn while they are typed. */
  readonly livePreviews: boolean;
}
