import { FormProblem } from '../../../../ui/messages/form-problem.tsx';
import classes from './canvas-note.module.css';

/** What is missing on the canvas of a tool, over it. */
export const CanvasNote = ({ words }: { words: string | null }) => (
  <div className={classes.note}>
    <FormProblem text={words} />
  </div>
);
