import { MODE_TABLE, type Mode, type Model } from '@kenna/contract';
import { Link } from 'react-router';
import eveningDress from '../../../../assets/examples/evening-dress.webp';
import handbag from '../../../../assets/examples/handbag.webp';
import trenchCoat from '../../../../assets/examples/trench-coat.webp';
import { tutorialPath } from '../../../../lib/navigation/tutorial-path.ts';
import { Invitation } from '../../../../ui/messages/invitation.tsx';
import { useDraftDesk } from '../../draft/draft.store.ts';
import { focusPrompt } from '../../prompt/focus-prompt.ts';
import { TOOL_WORDS } from '../../prompt/tool-words.ts';
import classes from './first-visit.module.css';

interface Example {
  /** Text of the prompt. */
  readonly words: string;
  readonly model: Model;
  /** Picture that the built-in engine drew from the prompt. */
  readonly picture: string;
}

const EXAMPLES: readonly Example[] = [
  { words: 'Emerald silk evening dress, draped back, studio', model: 'kennaxl', picture: eveningDress },
  { words: 'Trench coat in sage gabardine, belted, street at dusk', model: 'kenna3', picture: trenchCoat },
  { words: 'Cognac leather handbag with gold hardware, on marble', model: 'kennaxl', picture: handbag },
];

/** Shown while the workspace is empty: what the tool does, with three example prompts. */
export function FirstVisit({ mode }: { mode: Mode }) {
  const { change, chooseModel } = useDraftDesk();
  const begin = ({ words, model }: Example) => {
    chooseModel(model);
    change({ prompt: words });
    focusPrompt();
  };
  return (
    <Invitation
      title={MODE_TABLE[mode].navigation}
      text={TOOL_WORDS[mode]}
      more={
        <>
          New to this? <Link to={tutorialPath(mode)}>Read the tutorial</Link>
        </>
      }
    >
      <ul className={classes.examples}>
        {EXAMPLES.map((example) => (
          <li key={example.words}>
            <button type="button" className={classes.example} onClick={() => begin(example)}>
              <img src={example.picture} alt="" width={480} height={600} loading="lazy" />
              <span>{example.words}</span>
            </button>
          </li>
        ))}
      </ul>
    </Invitation>
  );
}
