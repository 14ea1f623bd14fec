import { MODEL_LABELS, MODELS, type EngineState } from '@kenna/contract';
import { mdiAlertCircle, mdiCheckCircle } from '@mdi/js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { conditionOf, memoryWords, operationWords } from '../engine-words.ts';
import { EngineTrial } from './engine-trial.tsx';
import { EngineTrials } from './engine-trials.tsx';
import { FamilyOrder } from './family-order.tsx';
import { ModelFiles } from './model-files.tsx';
import classes from './engines.module.css';

/** One engine: its condition, capabilities and recent failures, and tests of its operations and models. */
export function EngineCard({ engine }: { engine: EngineState }) {
  const { title, description, report } = engine;
  const condition = conditionOf(engine);
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.head}>
        <div>
          <h2>{title}</h2>
          <p className={classes.quiet}>{description}</p>
        </div>
        <p className={classes.condition} data-ok={condition.ok}>
          <Icon path={condition.ok ? mdiCheckCircle : mdiAlertCircle} />
          {condition.text}
        </p>
      </header>
      {report?.warnings.map((warning) => (
        <p key={warning} className={classes.warning}>
          {warning}
        </p>
      ))}
      <div className={classes.columns}>
        <div>
          <Facts engine={engine} />
          <Operations engine={engine} />
        </div>
        <EngineTrial engine={engine} />
      </div>
      {report && report.files.length > 0 ? (
        <ModelFiles files={report.files} />
      ) : (
        <Models names={report?.models ?? []} />
      )}
      <EngineTrials engine={engine} />
      <FamilyOrder engine={engine} />
      <Faults engine={engine} />
    </section>
  );
}

function Facts({ engine: { name, address, weight, report } }: { engine: EngineState }) {
  return (
    <dl className={classes.facts}>
      <Fact term="Name" value={name} />
      {address && <Fact term="Address" value={address.url} />}
      {address && <Fact term="Weight" value={String(weight)} />}
      <Fact term="Version" value={report?.version ?? 'Not reported'} />
      {report?.devices.map(({ name: device, memory_total, memory_free }) => (
        <Fact key={device} term={device} value={memoryWords(memory_total, memory_free)} />
      ))}
    </dl>
  );
}

function Models({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Disclosure title="Models found" summary={String(names.length)}>
      <p className={classes.models}>{names.join('\n')}</p>
    </Disclosure>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

function Operations({ engine: { operations } }: { engine: EngineState }) {
  return (
    <ul className={classes.operations} aria-label="Operations">
      {operations.map(({ name, kind, models }) => (
        <li key={name} data-kind={kind}>
          {operationWords(name)}
          <span>
            {kind}
            {models.length > 0 &&
              models.length < MODELS.length &&
              `, ${models.map((one) => MODEL_LABELS[one].look).join(', ')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Faults({ engine: { faults } }: { engine: EngineState }) {
  if (faults.length === 0) return null;
  return (
    <Disclosure title="Last errors" summary={`${faults.length}, ${faults[0]?.kind.replaceAll('_', ' ')} last`}>
      <ul className={classes.faults}>
        {faults.map(({ operation, model, kind, message, at }, index) => (
          <li key={index}>
            <strong>{kind.replaceAll('_', ' ')}</strong>
            <span className={classes.quiet}>
              {`${operationWords(operation)}, ${model}, `}
              <RelativeTime moment={at} />
            </span>
            <code>{message}</code>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
