import { COLOURWAY_LIMIT, type VocabularyEntry } from '@kenna/contract';
import { mdiClose } from '@mdi/js';
import { useId, useMemo, useState } from 'react';
import { hexOf } from '../../../../lib/colours/hex-of.ts';
import { useOwnColours, withOwnColours } from '../../../../lib/colours/own-colours.ts';
import { matchingWords } from '../../../../lib/text/matching-words.ts';
import { useSceneVocabulary } from '../../../../lib/pictures/scene-vocabulary.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { colourwayOf, hexOfColourway, withColourways } from '../../settings/colourways.ts';
import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import classes from './colourways-field.module.css';

/** Maximum number of suggested colours, few enough to be read at a glance. */
const MAX_SUGGESTIONS = 6;

/**
 * Colourways of Create Variations, with one result for each. They are named, given as hex, picked, or pasted as a list.
 */
export function ColourwaysField() {
  const chosen = useDraft((state) => state.draft.colourways);
  const { change } = useDraftDesk();
  const own = useOwnColours();
  const colours = useSceneVocabulary()?.kinds.colour;
  const known = useMemo(() => colours && withOwnColours(own, colours), [own, colours]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const full = chosen.length >= COLOURWAY_LIMIT;

  const add = (text: string) => {
    const added = withColourways(chosen, text, known);
    change({ colourways: [...added.colourways] });
    setTyped(added.left);
    setProblem(added.problem);
  };
  const type = (text: string) => {
    setProblem(null);
    if (/[,;\n]/u.test(text)) add(text);
    else setTyped(text);
  };
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>Colourways</label>
        <span>{chosen.length === 0 ? 'One picture in each' : `${chosen.length} of ${COLOURWAY_LIMIT}`}</span>
      </div>
      <Chips chosen={chosen} known={known} />
      <div className={classes.entry}>
        <input
          type="color"
          aria-label="Pick a colour"
          className={classes.picker}
          disabled={full}
          value={hexOf(typed) ?? '#8f8a80'}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <input
          id={id}
          dir="auto"
          className={classes.text}
          placeholder={full ? 'Maximum reached' : 'navy, emerald, #c65d3b'}
          spellCheck={false}
          autoComplete="off"
          disabled={full}
          aria-invalid={problem !== null}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={(event) => {
            // A single-line field would drop the line breaks that separate a pasted column of colours.
            event.preventDefault();
            type(`${typed}${event.clipboardData.getData('text')}`);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            add(typed);
          }}
        />
        <button type="button" className={classes.add} disabled={full || typed.trim() === ''} onClick={() => add(typed)}>
          Add
        </button>
      </div>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {!full && <Suggestions typed={typed} known={known} own={own.length} chosen={chosen} onChoose={add} />}
    </div>
  );
}

type Known = readonly VocabularyEntry[] | undefined;

function Chips({ chosen, known }: { readonly chosen: readonly string[]; readonly known: Known }) {
  const { change } = useDraftDesk();
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Chosen colourways">
      {chosen.map((colour) => (
        <li key={colour}>
          <button
            type="button"
            aria-label={`Remove ${colour}`}
            onClick={() => change({ colourways: chosen.filter((other) => other !== colour) })}
          >
            <i style={{ '--colour': hexOfColourway(colour, known) ?? 'none' }} />
            {colour}
            <Icon path={mdiClose} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SuggestionsProps {
  readonly typed: string;
  readonly known: Known;
  /** How many of them, from the first on, are the person's own. */
  readonly own: number;
  readonly chosen: readonly string[];
  readonly onChoose: (name: string) => void;
}

/** Suggested colours whose names match the typed text; before a text is typed, the person's own. */
function Suggestions({ typed, known, own, chosen, onChoose }: SuggestionsProps) {
  if (known === undefined || hexOf(typed) !== null) return null;
  const isTyped = typed.trim() !== '';
  const offered = isTyped ? known : known.slice(0, own).filter((entry) => !chosen.includes(colourwayOf(entry)));
  const found = matchingWords(offered, typed).slice(0, MAX_SUGGESTIONS);
  if (found.length === 0) return null;
  return (
    <ul className={classes.chips} data-found aria-label={isTyped ? 'Colours by that name' : 'Your colours'}>
      {found.map((entry) => (
        <li key={entry.name}>
          <button type="button" aria-label={`Add ${entry.label}`} onClick={() => onChoose(colourwayOf(entry))}>
            <i style={{ '--colour': entry.hex ?? 'none' }} />
            {entry.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
