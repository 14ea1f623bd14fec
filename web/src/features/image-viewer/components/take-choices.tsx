import { Button } from '@mantine/core';
import { TAKE_LIMIT, type SceneTake, type TakeField, type VocabularyEntry } from '@kenna/contract';
import { useState, type ReactNode } from 'react';
import { takeOf, takesOf, type ChosenWords } from '../chosen-takes.ts';
import type { ViewerActions } from '../viewer-actions.ts';
import { ChosenTokens } from './chosen-tokens.tsx';
import { HexField } from './hex-field.tsx';
import { WordChoices } from './word-choices.tsx';
import classes from './scene-panel.module.css';

interface TakeChoicesProps {
  readonly fields: readonly TakeField[];
  readonly first: ChosenWords;
  readonly words: Readonly<Record<string, readonly VocabularyEntry[]>>;
  readonly price: ViewerActions['price'];
  /** Called with the take of a word when it is chosen, and with null when a word is taken back. */
  readonly onTry: (take: SceneTake | null) => void;
  readonly onDraw: (chosen: ChosenWords) => Promise<void>;
  /** Further settings of these pictures. */
  readonly children: ReactNode;
}

/** Lists of words to draw pictures with, the chosen words, and the button that draws the pictures, with the price. */
export function TakeChoices({ fields, first, words, price, onTry, onDraw, children }: TakeChoicesProps) {
  const [chosen, setChosen] = useState(first);
  const [drawing, setDrawing] = useState(false);
  const count = takesOf(chosen).length;
  const toggle = (field: TakeField, name: string) => {
    const before = chosen[field] ?? [];
    const isAdded = !before.includes(name);
    const after = isAdded ? [...before, name] : before.filter((word) => word !== name);
    setChosen({ ...chosen, [field]: after });
    onTry(isAdded ? takeOf(chosen, field, name) : null);
  };
  const isFull = (field: TakeField) => countWithOneMore(chosen, field) > TAKE_LIMIT;
  const draw = () => {
    setDrawing(true);
    void onDraw(chosen).finally(() => setDrawing(false));
  };
  return (
    <div className={classes.panel}>
      {fields.map((field) => (
        <WordChoices
          key={field}
          field={field}
          words={words[field] ?? []}
          chosen={chosen[field] ?? []}
          isFull={isFull(field)}
          onToggle={(name) => toggle(field, name)}
        >
          {field === 'colour' && (
            <HexField
              action="Add"
              disabled={isFull('colour')}
              onChoose={(hex) => !chosen.colour?.includes(hex) && toggle('colour', hex)}
            />
          )}
        </WordChoices>
      ))}
      {children}
      {fields.some((field) => (words[field] ?? []).length > MAX_VISIBLE_WORDS) && (
        <ChosenTokens fields={fields} chosen={chosen} words={words} onRemove={toggle} />
      )}
      <Button fullWidth disabled={count === 0 || count > TAKE_LIMIT || drawing} onClick={draw}>
        {count === 0 ? 'Create' : `Create ${count}`}
      </Button>
      <p className={classes.price}>
        {count === 0 ? `Choose up to ${TAKE_LIMIT}` : price(count)}
        {count === TAKE_LIMIT && `, the maximum is ${TAKE_LIMIT} at once`}
      </p>
    </div>
  );
}

/** Lists of up to this many words are visible as a whole, so that a list of the chosen words is not needed. */
const MAX_VISIBLE_WORDS = 8;

const countWithOneMore = (chosen: ChosenWords, field: TakeField): number =>
  takesOf({ ...chosen, [field]: [...(chosen[field] ?? []), 'one more'] }).length;
