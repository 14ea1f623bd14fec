import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { SceneVocabulary } from '@kenna/contract';
import { useMemo, useState } from 'react';
import { useOwnColours, withOwnColours } from '../../../lib/colours/own-colours.ts';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import { builderGroups, formOf, typedWords } from '../builder-groups.ts';
import { storeBuilt, useBuiltPrompt } from '../built-prompt.store.ts';
import { chooseWords, removeAllWords } from '../choose-words.ts';
import type { BuiltPrompt } from '../written-words.ts';
import { BuiltText } from './built-text.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';
import classes from './prompt-builder.module.css';
import { WordChips } from './word-chips.tsx';

interface PromptBuilderProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Dialog that writes a prompt from chosen words. Typed words stay in the prompt. */
export function PromptBuilder({ text, onText, onClose }: PromptBuilderProps) {
  const vocabulary = useVocabulary();
  const built = useBuiltPrompt(text);
  const isSmall = useMediaQuery('(max-width: 639px)');
  const change = (next: BuiltPrompt) => {
    storeBuilt(next);
    onText(next.text);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={880}
      fullScreen={isSmall}
      title="Prompt builder"
      classNames={{
        title: classes.title ?? '',
        content: classes.content ?? '',
        body: classes.body ?? '',
      }}
    >
      <section className={classes.prompt} aria-label="Prompt">
        <BuiltText {...built} />
      </section>
      {vocabulary ? (
        <Words built={built} vocabulary={vocabulary} onChange={change} />
      ) : (
        <p className={classes.wait}>Please wait...</p>
      )}
      <div className={classes.foot}>
        <Button
          variant="default"
          size="md"
          disabled={built.written.length === 0}
          onClick={() => change(removeAllWords(built))}
        >
          Clear all
        </Button>
        <Button size="md" onClick={onClose}>
          Done
        </Button>
      </div>
    </Modal>
  );
}

/** The words to choose from, with the person's own colours first among the colours. */
function useVocabulary(): SceneVocabulary | undefined {
  const vocabulary = useSceneVocabulary();
  const own = useOwnColours();
  return useMemo(
    () =>
      vocabulary && {
        ...vocabulary,
        kinds: { ...vocabulary.kinds, colour: [...withOwnColours(own, vocabulary.kinds.colour ?? [])] },
      },
    [vocabulary, own],
  );
}

interface WordsProps {
  readonly built: BuiltPrompt;
  readonly vocabulary: SceneVocabulary;
  readonly onChange: (built: BuiltPrompt) => void;
}

function Words({ built, vocabulary, onChange }: WordsProps) {
  const [search, setSearch] = useState('');
  const [detailed, setDetailed] = useState(false);
  const form = formOf(built, vocabulary);
  const groups = useMemo(() => builderGroups(vocabulary, form), [vocabulary, form]);
  const isChosen = (kind: string) => built.written.some((each) => each.kind === kind);
  const shown = groups.filter(({ isDetail, kind }) => !isDetail || detailed || isChosen(kind) || search.trim() !== '');
  if (groups.length === 0)
    return <p className={classes.wait}>This studio has no words to choose from. Type your own prompt.</p>;
  return (
    <>
      <input
        type="search"
        className={classes.search}
        aria-label="Find a word"
        data-search
        placeholder="Find a word"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className={classes.groups}>
        {shown.map((group) => (
          <WordChips
            key={group.kind}
            group={group}
            search={search}
            typed={typedWords(built, group)}
            chosen={built.written.find(({ kind }) => kind === group.kind)?.words ?? null}
            onChoose={(words) => onChange(chooseWords(built, vocabulary, group.kind, words))}
          />
        ))}
        {shown.length < groups.length && (
          <button type="button" className={classes.more} onClick={() => setDetailed(true)}>
            More about the piece
          </button>
        )}
      </div>
    </>
  );
}
