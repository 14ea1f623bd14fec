import classes from './please-wait.module.css';
import { useWaitWords } from './use-wait-words.ts';

export function PleaseWait() {
  return (
    <div role="status" data-waiting className={classes.wait}>
      {useWaitWords()}
    </div>
  );
}
