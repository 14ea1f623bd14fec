import type { EngineState } from '@kenna/contract';
import { Button } from '@mantine/core';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { durationWords, memoryWords, operationWords, trialsOf, type Trial } from '../engine-words.ts';
import { useTryAll } from '../use-try-all.ts';
import classes from './engines.module.css';

const titleOf = ({ model, operation }: Trial): string =>
  model === null ? operationWords(operation) : `${model}, ${operationWords(operation)}`;

/** Tries every family of the engine in everything that it can do, with the picture, the time and the memory of each. */
export function EngineTrials({ engine }: { engine: EngineState }) {
  const { tried, current, begin, stop } = useTryAll(engine);
  const count = trialsOf(engine).length;
  if (count < 2) return null;
  const summary = current === null && tried.length === 0 ? `${count} tests` : `${tried.length} of ${count} made`;
  return (
    <Disclosure title="Try every model" summary={summary}>
      <p className={classes.quiet}>
        One picture for each model and operation, one after the other. Hosted services charge for every picture.
      </p>
      <div className={classes.trials}>
        {current === null ? (
          <Button variant="default" onClick={() => void begin()}>
            {`Try all ${count}`}
          </Button>
        ) : (
          <Button variant="default" onClick={stop}>
            Stop
          </Button>
        )}
        <p className={classes.quiet} aria-live="polite">
          {current && `Making ${titleOf(current)}`}
        </p>
      </div>
      {tried.length > 0 && (
        <ul className={classes.tried} aria-label="Results of the tests">
          {tried.map(({ trial, made }) => (
            <li key={titleOf(trial)} data-failed={made.picture === null}>
              {made.picture ? (
                <img src={made.picture} alt={`Test of ${titleOf(trial)}`} width={112} height={112} loading="lazy" />
              ) : (
                <p className={classes.quiet}>{made.fault}</p>
              )}
              <strong>{titleOf(trial)}</strong>
              <span className={classes.quiet}>{durationWords(made.milliseconds)}</span>
              {made.memory.map(({ device, total, free }) => (
                <span key={device} className={classes.quiet}>
                  {memoryWords(total, free)}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
