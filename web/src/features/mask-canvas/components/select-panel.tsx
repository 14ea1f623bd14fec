import { SELECTION_KINDS, type SelectionKind } from '@kenna/contract';
import { mdiAccountOutline, mdiImageOutline, mdiTshirtCrewOutline } from '@mdi/js';
import frame from '../../../ui/editor/drawing-panel.module.css';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { changeCanvas, useCanvasSettings } from '../canvas-settings.ts';
import classes from './panels.module.css';

const WAYS = [
  { value: 'lasso', label: 'Lasso' },
  { value: 'rectangle', label: 'Rectangle' },
  { value: 'region', label: 'Colour' },
] as const;
const ADDING = [
  { value: 'add', label: 'Add' },
  { value: 'subtract', label: 'Subtract' },
] as const;
const FOUND: Record<SelectionKind, { readonly label: string; readonly icon: string }> = {
  subject: { label: 'Subject', icon: mdiTshirtCrewOutline },
  person: { label: 'Person', icon: mdiAccountOutline },
  background: { label: 'Background', icon: mdiImageOutline },
};

interface SelectPanelProps {
  readonly busy: boolean;
  readonly onSelect: (kind: SelectionKind) => void;
}

/** Ways to select: by outline, by colour, or by what the server finds in the picture. */
export function SelectPanel({ busy, onSelect }: SelectPanelProps) {
  const { tool, adding, tolerance } = useCanvasSettings();
  return (
    <>
      <div className={frame.row} role="group" aria-label="Find in the picture">
        {SELECTION_KINDS.map((kind) => (
          <button key={kind} type="button" className={frame.action} disabled={busy} onClick={() => onSelect(kind)}>
            <Icon path={FOUND[kind].icon} />
            {FOUND[kind].label}
          </button>
        ))}
      </div>
      <div className={classes.ways}>
        <ChoiceField
          legend="Draw with"
          value={WAYS.find(({ value }) => value === tool)?.value ?? 'lasso'}
          choices={WAYS}
          onChange={(value) => changeCanvas({ tool: value })}
        />
        <ChoiceField
          legend="Selecting"
          value={adding}
          choices={ADDING}
          onChange={(value) => changeCanvas({ adding: value })}
        />
      </div>
      {tool === 'region' && (
        <RangeField
          label="Colour tolerance"
          min={0}
          max={100}
          value={tolerance}
          onChange={(value) => changeCanvas({ tolerance: value })}
        />
      )}
    </>
  );
}
