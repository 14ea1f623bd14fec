/** What the operator and the admins are told about the ONNX models that the built-in engine was given. */
import { basename, dirname } from 'node:path';
import type { BuiltInEngine, ModelState, ModelUse } from '@kenna/engine';
import type { Logger } from 'pino';
import type { ReportedFile } from '../../ports/image-engine.port.ts';

type Checking = Pick<BuiltInEngine, 'checkModels'>;

/** The variable that names the model of each use, what gains by it, and what is done without it. */
const USES: Record<ModelUse, { readonly variable: string; readonly gain: string; readonly instead: string }> = {
  matting: {
    variable: 'BACKGROUND_MODEL',
    gain: 'Cut-outs, selections and every tool that needs the subject of a picture use it.',
    instead: 'Subjects are found by the network of the optional package instead, where it is installed.',
  },
  parsing: {
    variable: 'PARSING_MODEL',
    gain: 'Recolouring, Edit with chat and Virtual try on tell clothes, skin and hair apart with it.',
    instead: 'They are told apart by pose and colours instead.',
  },
  completion: {
    variable: 'COMPLETION_MODEL',
    gain: 'Erasing, Generative Fill without words and wider canvases use it.',
    instead: 'Holes are filled from their surroundings instead.',
  },
  enlarging: {
    variable: 'UPSCALE_MODEL',
    gain: 'Upscale uses it.',
    instead: 'The installed network enlarges instead.',
  },
  faces: {
    variable: 'FACE_MODEL',
    gain: 'Upscale & facelift and face fixes restore faces with it.',
    instead: 'Faces are sharpened instead.',
  },
};

const refusalOf = ({ use, refusal }: ModelState): string | null =>
  refusal && `${USES[use].variable} is not used: ${refusal} ${USES[use].instead}`;

/** Writes into the log which models are used, and why others are not. Never throws. */
export async function logModels(engine: Checking, log: Logger): Promise<void> {
  try {
    for (const state of await engine.checkModels()) {
      const refusal = refusalOf(state);
      if (refusal) log.warn({ path: state.path }, refusal);
      else log.info({ path: state.path }, `${USES[state.use].variable} is used. ${USES[state.use].gain}`);
    }
  } catch (error) {
    log.error({ err: error }, 'The models of the built-in engine could not be checked.');
  }
}

export interface ModelWatch {
  files(): readonly ReportedFile[];
  warnings(): readonly string[];
  uses(use: ModelUse): boolean;
}

/** Follows the check, which may take a minute with large models; until it ends, no model counts as used. */
export function watchModels(engine: Checking): ModelWatch {
  let states: readonly ModelState[] | null = null;
  let failure: string | null = null;
  engine.checkModels().then(
    (found) => (states = found),
    (error: unknown) => (failure = error instanceof Error ? error.message : String(error)),
  );
  return {
    files: () =>
      (states ?? []).map((state) => ({
        name: basename(state.path),
        folder: dirname(state.path),
        use: state.refusal === null ? 'used' : 'unused',
        words: refusalOf(state) ?? `${USES[state.use].variable}: ${USES[state.use].gain}`,
        licence: null,
        operations: [],
      })),
    warnings() {
      if (failure !== null) return [`The models could not be checked: ${failure}`];
      if (states === null)
        return ['The configured models are being loaded; the built-in way is used until they are ready.'];
      return states.map(refusalOf).filter((words) => words !== null);
    },
    uses: (use) => states?.some((state) => state.use === use && state.refusal === null) ?? false,
  };
}
