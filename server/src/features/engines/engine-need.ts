import type { EngineControl, Mode, Model } from '@kenna/contract';
import type { EngineStrength } from '../../ports/engine-strengths.ts';
import type { EngineOperation } from '../../ports/engine-task.ts';

/** The engine operation of each mode. */
const OPERATIONS: Record<Mode, EngineOperation> = {
  GenerateImage: 'generate',
  RemoveBackground: 'removeBackground',
  GenerateFill: 'inpaint',
  UpscaleAndFacelift: 'upscale',
  LineToDrawing: 'sketch',
  CreateVariations: 'vary',
  VirtualTryOn: 'tryOn',
  EditWithChat: 'instructEdit',
  Backdrop: 'outpaint',
};

export const operationOf = (mode: Mode): EngineOperation => OPERATIONS[mode];

/**
 * Operations whose pictures are retouched afterwards when faces or hands should be enhanced, by any engine that
 * supports it.
 */
export const RETOUCHED: readonly EngineOperation[] = ['generate', 'inpaint', 'vary'];

/** What a render requires of its engine. */
export interface EngineNeed {
  readonly operation: EngineOperation;
  readonly model: Model;
  /** True when takes of a scene are to be drawn. */
  readonly scenes: boolean;
  /** The engine that the person picked; null: any. */
  readonly engine: string | null;
  /** Settings of the person that some engines do not support. */
  readonly controls: readonly EngineControl[];
  /** Names of the LoRAs that the person has chosen; absent for none. */
  readonly loras?: readonly string[];
  /** What the engine should be good at; engines that are not still do the work where no other can. */
  readonly strengths: readonly EngineStrength[];
}
