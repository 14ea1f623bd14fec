/** The ONNX models that an operator names by their paths, and what becomes of each. */
import { messageOf } from '../../task/engine-error.ts';
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
  if (path === null) return { network: async () => null, state: async () => null };
  let refusal: string | null = null;
  const network = loadOnce(async () => {
    try {
      return await load(path);
    } catch (error) {
      refusal = messageOf(error);
      return null;
    }
  });
  return {
    network,
    async state() {
      await network(() => undefined);
      return { use, path, refusal };
    },
  };
}
