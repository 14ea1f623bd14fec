import { FormProblem } from '../../../../ui/messages/form-problem.tsx';
import classes from './canvas-note.module.css';

/** A message over the canvas about what must be done on it before the request can be sent. */
export const CanvasNote = ({ words }: { words: string | null }) => (
  <div className={classes.note}>
    <FormProblem text={words} />
  </div>
);
