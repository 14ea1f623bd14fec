import { MODE_TABLE, type Mode, type Model } from '@kenna/contract';
import { Link } from 'react-router';
import eveningDress from '../../../assets/examples/evening-dress.webp';
import handbag from '../../../assets/examples/handbag.webp';
import trenchCoat from '../../../assets/examples/trench-coat.webp';
import { changeDraft, chooseModel } from '../draft.store.ts';
import { focusPrompt } from '../focus-prompt.ts';
import { TOOL_WORDS } from '../tool-words.ts';
import classes from './first-visit.module.css';

interface Example {
  readonly prompt: string;
  readonly model: Model;
  /** What the built-in engine made of the prompt. */
  readonly picture: string;
}

const EXAMPLES: readonly Example[] = [
  { prompt: 'Emerald silk evening dress, draped back, studio', model: 'kennaxl', picture: eveningDress },
  { prompt: 'Trench coat in sage gabardine, belted, street at dusk', model: 'kenna3', picture: trenchCoat },
  { prompt: 'Cognac leather handbag with gold hardware, on marble', model: 'kennaxl', picture: handbag },
];

/** An empty workspace: what this tool does, and three ways to begin. */
export function FirstVisit({ mode }: { mode: Mode }) {
  const begin = (prompt: string, model: Model) => {
    chooseModel(model);
    changeDraft({ prompt });
    focusPrompt();
  };
  return (
    <section className={classes.visit}>
      <p className={classes.title}>{MODE_TABLE[mode].tabTitle}</p>
      <p className={classes.text}>{TOOL_WORDS[mode]}</p>
      <ul className={classes.examples}>
        {EXAMPLES.map(({ prompt, model, picture }) => (
          <li key={prompt}>
            <button type="button" className={classes.example} data-model={model} onClick={() => begin(prompt, model)}>
              <img src={picture} alt="" width={480} height={600} loading="lazy" />
              <span>{prompt}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.more}>
        New to this? <Link to="/knowledge-base/tutorial">Read the tutorial</Link>
      </p>
    </section>
  );
}
