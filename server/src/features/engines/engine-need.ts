import type { EngineControl, Mode, Model } from '@kenna/contract';
import type { EngineOperation } from '../../ports/engine-task.ts';

/** What an engine does for a mode. */
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

/** Whose pictures are retouched afterwards where faces or hands are to be enhanced, by whichever engine can. */
export const RETOUCHED: readonly EngineOperation[] = ['generate', 'inpaint', 'vary'];

/** What a render asks of its engine. */
export interface EngineNeed {
  readonly operation: EngineOperation;
  readonly model: Model;
  /** Draws takes of a scene. */
  readonly scenes: boolean;
  /** The one that the person picked; null: any. */
  readonly engine: string | null;
  /** What the person set and an engine might not know. */
  readonly controls: readonly EngineControl[];
}
