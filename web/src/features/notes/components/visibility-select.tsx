import { NOTE_VISIBILITIES, type NoteVisibility } from '@kenna/contract';
import classes from './note-box.module.css';

const LABELS: Record<NoteVisibility, string> = {
  only_me: 'Only For Me',
  public: 'Public',
  link: 'People with the link',
};

interface VisibilitySelectProps {
  readonly label: string;
  readonly value: NoteVisibility;
  readonly onChange: (value: NoteVisibility) => void;
}

export const VisibilitySelect = ({ label, value, onChange }: VisibilitySelectProps) => (
  <select
    className={classes.visibility}
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) =>
      onChange(NOTE_VISIBILITIES.find((known) => known === currentTarget.value) ?? value)
    }
  >
    {NOTE_VISIBILITIES.map((visibility) => (
      <option key={visibility} value={visibility}>
        {LABELS[visibility]}
      </option>
    ))}
  </select>
);
