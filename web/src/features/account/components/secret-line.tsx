import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './account.module.css';

interface SecretLineProps {
  readonly label: string;
  readonly text: string;
  /** Shows the text in groups of four characters, which are easier to type. It is copied without the spaces. */
  readonly grouped?: boolean;
}

/** A secret text with a copy button. */
export function SecretLine({ label, text, grouped = false }: SecretLineProps) {
  return (
    <div className={classes.secret}>
      <code>{grouped ? (text.match(/.{1,4}/g) ?? []).join(' ') : text}</code>
      <CopyButton label={label} text={text} />
    </div>
  );
}
