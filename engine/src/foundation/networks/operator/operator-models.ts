/** The ONNX models that an operator names by their paths, and what becomes of each. */
import { loadOnce, type LazyNetwork } from '../load-once.ts';

/** What an operator's model can be used for. */
export type ModelUse = 'matting' | 'parsing' | 'completion' | 'enlarging' | 'faces';

/** Path of the model for each use; null where the built-in way is used. */
export type ModelPaths = Readonly<Record<ModelUse, string | null>>;

export const NO_MODELS: ModelPaths = { matting: null, parsing: null, completion: null, enlarging: null, faces: null };

export interface ModelState {
  readonly use: ModelUse;
  readonly path: string;
  /** Why the model is not used; null when it is. */
  readonly refusal: string | null;
}

export interface OperatorModel<Network> {
  /** The network; null where none is named or it was refused, so that the built-in way is used. */
  readonly network: LazyNetwork<Network | null>;
  /** Loads and checks the model; null where none is named. */
  state(): Promise<ModelState | null>;
}

/**
 * Loads a model at its first use. A model that was refused is not tried again before the next start, because its file
 * would have to change.
 * @param load reads and checks the model; its errors are sentences for the operator.
 */
export function operatorModel<Network>(
  use: ModelUse,
  path: string | null,
  load: (path: string) => Promise<Network>,
): OperatorModel<Network> {
  let refusal: string | null = null;
  const network = loadOnce(async () => {
    if (path === null) return null;
    try {
      return await load(path);
    } catch (error) {
      refusal = error instanceof Error ? error.message : String(error);
      return null;
    }
  });
  return {
    network: path === null ? async () => null : network,
    async state() {
      if (path === null) return null;
      await network(() => undefined);
      return { use, path, refusal };
    },
  };
}
