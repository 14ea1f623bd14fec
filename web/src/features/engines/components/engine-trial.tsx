import { Button } from '@mantine/core';
import { useTryEngine } from '../engines.api.ts';
import { durationWords, memoryWords } from '../engine-words.ts';
import classes from './engines.module.css';

/** Runs a test render on the engine, which uses nobody's quota, and shows the picture or the error. */
export function EngineTrial({ name }: { name: string }) {
  const trial = useTryEngine();
  const made = trial.data?.data;
  return (
    <div className={classes.trial}>
      <div className={classes.plate} aria-live="polite">
        {made?.picture ? (
          <img src={made.picture} alt="A red cotton dress, drawn as a test" width={224} height={224} />
        ) : (
          <p className={classes.quiet}>
            {trial.isPending
              ? 'Making a picture. The first one waits for the model to load.'
              : (made?.fault ?? 'No test yet')}
          </p>
        )}
      </div>
      <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate(name)}>
        Make a test picture
      </Button>
      {made?.picture && <p className={classes.quiet}>{`Made in ${durationWords(made.milliseconds)}`}</p>}
      {made?.memory.map(({ device, total, free }) => (
        <p key={device} className={classes.quiet}>{`${device}: ${memoryWords(total, free)} afterwards`}</p>
      ))}
    </div>
  );
}
