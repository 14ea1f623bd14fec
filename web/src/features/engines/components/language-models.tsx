import type { LanguageModelState } from '@kenna/contract';
import { mdiAlertCircle, mdiCheckCircle } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import classes from './engines.module.css';

/** The language models behind the assistant, the prompt suggestions and the dice. */
export function LanguageModels({ models }: { models: readonly LanguageModelState[] }) {
  return (
    <section className={classes.card} aria-label="Language models">
      <header className={classes.head}>
        <div>
          <h2>Language models</h2>
          <p className={classes.quiet}>
            They write the assistant’s answers and suggest prompts. The first one that answers is used.
          </p>
        </div>
      </header>
      <ul className={classes.faults}>
        {models.map(({ name, description, address, model, is_healthy }) => (
          <li key={name}>
            <p className={classes.condition} data-ok={is_healthy}>
              <Icon path={is_healthy ? mdiCheckCircle : mdiAlertCircle} />
              {`${name}: ${is_healthy ? 'ready' : 'does not answer'}`}
            </p>
            <span className={classes.quiet}>{[description, model, address].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
