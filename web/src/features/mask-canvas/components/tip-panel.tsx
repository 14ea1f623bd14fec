import frame from '../../../ui/editor/drawing-panel.module.css';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { BRUSH_RANGE, changeCanvas, ERASER_RANGE, useCanvasSettings } from '../canvas-settings.ts';

/** Size and hardness of the brush or the eraser. */
export function TipPanel({ tool }: { tool: 'brush' | 'eraser' }) {
  const settings = useCanvasSettings();
  const brush = tool === 'brush';
  return (
    <div className={frame.pair}>
      <RangeField
        label={brush ? 'Brush size' : 'Eraser size'}
        {...(brush ? BRUSH_RANGE : ERASER_RANGE)}
        value={brush ? settings.brushSize : settings.eraserSize}
        onChange={(value) => changeCanvas(brush ? { brushSize: value } : { eraserSize: value })}
      />
      <RangeField
        label="Hardness"
        min={0}
        max={100}
        value={brush ? settings.brushHardness : settings.eraserHardness}
        onChange={(value) => changeCanvas(brush ? { brushHardness: value } : { eraserHardness: value })}
      />
    </div>
  );
}
