import type { EngineState } from '@kenna/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { titleOfName } from '../../../lib/text/title-of-name.ts';
import { useTryEngine } from '../engines.api.ts';
import { durationWords, memoryWords, operationWords, triableFiles, triableOperations } from '../engine-words.ts';
import classes from './engines.module.css';

interface Made {
  readonly operation: string;
  /** The model file that was asked for; null for the one that the engine prefers. */
  readonly file: string | null;
  readonly milliseconds: number;
}

/** Tries an operation of the engine with one of its models, which uses nobody's quota, and shows the picture or the error. */
export function EngineTrial({ engine }: { engine: EngineState }) {
  const trial = useTryEngine();
  const operations = triableOperations(engine);
  const [picked, setPicked] = useState('generate');
  const [pickedFile, setPickedFile] = useState('');
  const [earlier, setEarlier] = useState<readonly Made[]>([]);
  const operation = operations.includes(picked) ? picked : (operations[0] ?? 'generate');
  const files = triableFiles(engine, operation);
  const file = files.includes(pickedFile) ? pickedFile : null;
  const made = trial.data?.data;
  const tried = trial.variables;

  const begin = () =>
    trial.mutate(
      { name: engine.name, operation, file },
      {
        onSuccess: ({ data }) => {
          if (data.picture) setEarlier([{ operation, file, milliseconds: data.milliseconds }, ...earlier]);
        },
      },
    );

  return (
    <div className={classes.trial}>
      <div className={classes.plate} aria-live="polite" data-empty={made === undefined && !trial.isPending}>
        {made?.picture && !trial.isPending ? (
          <img
            src={made.picture}
            alt={`Test of ${operationWords(tried?.operation ?? 'generate')}`}
            width={224}
            height={224}
          />
        ) : (
          <p className={classes.quiet}>
            {trial.isPending
              ? 'Making a picture. The first one waits for the model to load.'
              : (made?.fault ?? 'No test yet')}
          </p>
        )}
      </div>
      {operations.length > 1 && (
        <NativeSelect
          label="Operation"
          value={operation}
          disabled={trial.isPending}
          data={operations.map((name) => ({ value: name, label: titleOfName(name) }))}
          onChange={(event) => setPicked(event.currentTarget.value)}
        />
      )}
      {files.length > 0 && (
        <NativeSelect
          label="Model file"
          value={file ?? ''}
          disabled={trial.isPending}
          data={[{ value: '', label: 'The preferred one' }, ...files.map((name) => ({ value: name, label: name }))]}
          onChange={(event) => setPickedFile(event.currentTarget.value)}
        />
      )}
      <Button variant="default" loading={trial.isPending} disabled={operations.length === 0} onClick={begin}>
        Try it
      </Button>
      {made?.picture && !trial.isPending && (
        <p className={classes.quiet}>{`Made in ${durationWords(made.milliseconds)}`}</p>
      )}
      {made?.memory.map(({ device, total, free }) => (
        <p key={device} className={classes.quiet}>{`${device}: ${memoryWords(total, free)} afterwards`}</p>
      ))}
      {earlier.length > 1 && (
        <ol className={classes.times} aria-label="Times of the tests">
          {earlier.map((one, index) => (
            <li key={earlier.length - index}>
              {`${titleOfName(one.operation)}, ${one.file ?? 'preferred file'}: ${durationWords(one.milliseconds)}`}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
