import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './account.module.css';

/** A text to take away, with the button that copies it. */
export function SecretLine({ label, text }: { label: string; text: string }) {
  return (
    <div className={classes.secret}>
      <code>{text}</code>
      <CopyButton label={label} text={text} />
    </div>
  );
}
