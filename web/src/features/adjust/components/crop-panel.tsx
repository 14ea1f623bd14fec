import { Button, TextInput, Tooltip } from '@mantine/core';
import { STRAIGHTEN_LIMIT, type PixelSize } from '@kenna/contract';
import { mdiFlipHorizontal, mdiFlipVertical, mdiRotateLeft, mdiRotateRight } from '@mdi/js';
import { useState } from 'react';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { boxOf, cropOf, shapedBox, SHAPES, sideProblem, sizedBox, type Box, type Shape } from '../crop-rules.ts';
import type { CropTurn } from '../crop-turn.ts';
import classes from './adjust-sections.module.css';

interface CropPanelProps {
  readonly box: Box;
  readonly frame: PixelSize;
  readonly shape: Shape;
  readonly straighten: number;
  readonly onShape: (shape: Shape) => void;
  readonly onBox: (box: Box) => void;
  readonly onTurn: (turn: CropTurn) => void;
  readonly onStraighten: (degrees: number) => void;
  readonly onCancel: () => void;
  readonly onApply: () => void;
}

/** Controls of the crop: its shape, and the turns, mirrors and straightening of the picture. */
export function CropPanel(props: CropPanelProps) {
  const { box, frame, shape, straighten, onShape, onBox, onTurn, onStraighten, onCancel, onApply } = props;
  const choose = (value: Shape) => {
    const ratio = SHAPES.find((entry) => entry.value === value)?.ratio ?? null;
    onShape(value);
    if (ratio !== null) onBox(shapedBox(box, ratio, frame));
  };
  return (
    <>
      <ChoiceField legend="Shape" value={shape} choices={SHAPES} columns={3} onChange={choose} />
      {shape === 'custom' && <CustomSize box={box} frame={frame} onBox={onBox} />}
      <div className={classes.row} role="group" aria-label="Turn and mirror">
        <IconButton label="Rotate left" icon={mdiRotateLeft} onClick={() => onTurn('left')} />
        <IconButton label="Rotate right" icon={mdiRotateRight} onClick={() => onTurn('right')} />
        <IconButton label="Flip horizontally" icon={mdiFlipHorizontal} onClick={() => onTurn('horizontal')} />
        <IconButton label="Flip vertically" icon={mdiFlipVertical} onClick={() => onTurn('vertical')} />
      </div>
      <RangeField
        label="Straighten"
        min={-STRAIGHTEN_LIMIT}
        max={STRAIGHTEN_LIMIT}
        step={0.1}
        origin={0}
        value={straighten}
        onChange={onStraighten}
      />
      <div className={classes.pair}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onApply}>Apply</Button>
      </div>
    </>
  );
}

/** Width and height as typed numbers. An invalid side shows why and changes nothing. */
function CustomSize({ box, frame, onBox }: { box: Box; frame: PixelSize; onBox: (box: Box) => void }) {
  const shown = { width: String(Math.round(box.width)), height: String(Math.round(box.height)) };
  const [typed, setTyped] = useState<{ width?: string; height?: string }>({});
  const text = { ...shown, ...typed };
  const problems = { width: sideProblem(text.width, frame.width), height: sideProblem(text.height, frame.height) };
  const type = (change: typeof typed) => {
    const next = { ...text, ...change };
    setTyped({ ...typed, ...change });
    if (sideProblem(next.width, frame.width) !== null || sideProblem(next.height, frame.height) !== null) return;
    const size = { width: Number(next.width), height: Number(next.height) };
    const crop = cropOf(sizedBox(box, size, frame), frame);
    onBox(boxOf(crop, frame));
  };
  const field = (side: 'width' | 'height', label: string) => (
    <Tooltip label={`Pixels of the result, at most ${frame[side]}`}>
      <TextInput
        label={label}
        size="md"
        inputMode="numeric"
        value={text[side]}
        error={problems[side]}
        onChange={(event) => type({ [side]: event.currentTarget.value })}
        onBlur={() => setTyped({})}
      />
    </Tooltip>
  );
  return (
    <div className={classes.pair}>
      {field('width', 'Width')}
      {field('height', 'Height')}
    </div>
  );
}
