/** Uses the built-in engine's classifier for every picture, whichever engine made it. */
import type { BuiltInEngine } from '@kenna/engine';
import type { ExplicitContentCheck } from '../../ports/explicit-content.port.ts';

interface Parts {
  readonly engine: Pick<BuiltInEngine, 'classifyExplicit'>;
  /** 0 to 1. Fashion photographs score high on `sexy`, so only `porn` and `hentai` count. */
  readonly threshold: number;
}

export const createClassifierExplicitContent = ({ engine, threshold }: Parts): ExplicitContentCheck => ({
  async isExplicit(pixels) {
    const { porn, hentai } = await engine.classifyExplicit(pixels);
    return porn + hentai >= threshold;
  },
  // The engine belongs to the caller, who closes it.
  close: async () => undefined,
});
