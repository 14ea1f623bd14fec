import {
  mdiArrowCollapse,
  mdiArrowExpand,
  mdiBlur,
  mdiDeleteSweepOutline,
  mdiDownload,
  mdiInvertColors,
  mdiUpload,
} from '@mdi/js';
import { useRef, useState } from 'react';
import frame from '../../../ui/editor/drawing-panel.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import type { MaskCommands } from '../use-mask-commands.ts';

interface MaskPanelProps {
  readonly commands: MaskCommands;
  readonly empty: boolean;
  readonly busy: boolean;
}

/** Commands that change the whole mask. */
export function MaskPanel({ commands, empty, busy }: MaskPanelProps) {
  const [amount, setAmount] = useState(8);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={frame.row}>
        <Action label="Invert" icon={mdiInvertColors} onClick={commands.invert} />
        <Action label="Upload mask" icon={mdiUpload} onClick={() => picker.current?.click()} />
        <Action label="Download mask" icon={mdiDownload} disabled={empty} onClick={commands.download} />
        <Action label="Clear mask" icon={mdiDeleteSweepOutline} disabled={empty} compact onClick={commands.clear} />
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Mask file"
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) commands.upload(file);
          currentTarget.value = '';
        }}
      />
      <RangeField label="Pixels" min={1} max={64} value={amount} onChange={setAmount} />
      <div className={frame.row}>
        <Action label="Grow" icon={mdiArrowExpand} disabled={empty || busy} onClick={() => commands.grow(amount)} />
        <Action
          label="Shrink"
          icon={mdiArrowCollapse}
          disabled={empty || busy}
          onClick={() => commands.grow(-amount)}
        />
        <Action label="Feather" icon={mdiBlur} disabled={empty || busy} onClick={() => commands.feather(amount)} />
      </div>
    </>
  );
}

interface ActionProps {
  readonly label: string;
  readonly icon: string;
  readonly disabled?: boolean;
  /** Shows the button only on a canvas that is so narrow that the toolbar hides it. */
  readonly compact?: boolean;
  readonly onClick: () => void;
}

function Action({ label, icon, disabled = false, compact, onClick }: ActionProps) {
  return (
    <button type="button" className={frame.action} data-compact={compact} disabled={disabled} onClick={onClick}>
      <Icon path={icon} />
      {label}
    </button>
  );
}
