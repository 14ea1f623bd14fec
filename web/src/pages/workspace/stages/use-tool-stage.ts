import type { Mode } from '@kenna/contract';
import { NO_STAGE, type ToolStage, type ToolStageInput } from './tool-stage.ts';
import { useBackdrop } from './use-backdrop.tsx';
import { useFill } from './use-fill.tsx';
import { useSketch } from './use-sketch.tsx';

/** The canvas of a tool. Each hook returns `NO_STAGE` for tools without its canvas. */
export function useToolStage(mode: Mode, input: ToolStageInput): ToolStage {
  const stages = [useFill(mode, input), useSketch(mode), useBackdrop(mode)];
  return stages.find((stage) => stage !== NO_STAGE) ?? NO_STAGE;
}
