import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './account.module.css';

interface SecretLineProps {
  readonly label: string;
  readonly text: string;
  /** For typing: shown in groups of four, copied without the spaces between. */
  readonly grouped?: boolean;
}

/** A text to take away, with the button that copies it. */
export function SecretLine({ label, text, grouped = false }: SecretLineProps) {
  return (
    <div className={classes.secret}>
      <code>{grouped ? (text.match(/.{1,4}/g) ?? []).join(' ') : text}</code>
      <CopyButton label={label} text={text} />
    </div>
  );
}
