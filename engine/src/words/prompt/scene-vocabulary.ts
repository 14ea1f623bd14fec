/**
 * The words that a page offers when the scene of a picture is changed, derived from the vocabulary. A prompt that
 * contains the label of an entry is read as the entry's name.
 */
import type { Chip } from './brief.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { readBrief } from './read-brief.ts';
import { attributeLabel, plainLabel } from './binding/chip-label.ts';
import { acceptsAttribute } from './vocabulary/form-facts.ts';
import { attributeTable, type AttributeName } from './vocabulary/attributes.ts';
import { colourRows } from './vocabulary/colours.ts';
import { detailRows } from './vocabulary/details.ts';
import { fabricRows } from './vocabulary/fabrics.ts';
import { drawsAttribute } from './vocabulary/draws-word.ts';
import { DRAWN_BUILDS, DRAWN_POSES, finishRows, type FigureName } from './vocabulary/figures.ts';
import { FIGURE_LABELS } from './read-figure.ts';
import { formRows, type FormName } from './vocabulary/forms.ts';
import { moodRows } from './vocabulary/moods.ts';
import { partRows } from './vocabulary/parts.ts';
import { patternRows } from './vocabulary/patterns.ts';
import { lightRows, settingRows, stagingRows, viewRows } from './vocabulary/scenes.ts';
import { readTerms } from './words/read-terms.ts';
import type { Sense } from './words/sense.ts';

/** A word that the engine knows, for pickers and for replacing a chip. In a prompt, `label` is read as `name`. */
export interface VocabularyEntry {
  readonly name: string;
  readonly label: string;
  readonly hex?: Hex;
}

/** The entries by kind of chip; attributes by their key: `neckline`, `sleeve`. */
export interface SceneVocabulary {
  readonly kinds: Readonly<Partial<Record<Chip['kind'], readonly VocabularyEntry[]>>>;
  readonly attributes: Readonly<Record<string, readonly VocabularyEntry[]>>;
  /** The attributes that each form can have, by the form's name. */
  readonly attributesOf: Readonly<Record<string, readonly string[]>>;
}

interface Row {
  readonly name: string;
  readonly says?: string;
  readonly label?: string;
  readonly hex?: Hex;
}

const attributeNames = Object.keys(attributeTable) as AttributeName[];

let vocabulary: SceneVocabulary | null = null;

/** Built at the first call, which takes some tens of milliseconds. */
export function sceneVocabulary(): SceneVocabulary {
  return (vocabulary ??= writeVocabulary());
}

function writeVocabulary(): SceneVocabulary {
  return {
    kinds: {
      form: entries(formRows, 'form'),
      colour: entries(colourRows, 'colour'),
      fabric: entries(fabricRows, 'fabric'),
      pattern: entries(patternRows, 'pattern'),
      part: entries(partRows, 'part'),
      detail: entries(detailRows, 'detail'),
      setting: entries(settingRows, 'setting'),
      light: entries(lightRows, 'light'),
      view: entries(viewRows, 'view'),
      staging: entries(stagingRows, 'staging'),
      mood: entries(moodRows, 'mood'),
      backdrop: backdrops(),
      build: labelled(DRAWN_BUILDS),
      pose: labelled(DRAWN_POSES),
      finish: labelled(finishRows.map(({ name }) => name)),
    },
    attributes: Object.fromEntries(
      (Object.entries(attributeTable) as [AttributeName, Readonly<Record<string, string>>][]).map(([name, values]) => [
        name,
        attributeEntries(name, values),
      ]),
    ),
    attributesOf: Object.fromEntries(
      formRows.map(({ name }) => [name, attributeNames.filter((attribute) => canHave(name, attribute))]),
    ),
  };
}

const labelled = (names: readonly FigureName[]): VocabularyEntry[] =>
  names.map((name) => ({ name, label: FIGURE_LABELS[name] }));

/** Returns true when a form accepts the attribute and draws at least one of its values. */
const canHave = (form: FormName, attribute: AttributeName): boolean =>
  acceptsAttribute(form, attribute) &&
  Object.keys(attributeTable[attribute]).some(
    (value) => value !== 'none' && drawsAttribute({ form, cut: null, fabric: 'denim' }, attribute, value),
  );

function entries(rows: readonly Row[], kind: Sense['kind']): VocabularyEntry[] {
  return rows.flatMap(({ name, says = '', label, hex }) => {
    const means = (sense: Sense) => sense.kind === kind && 'name' in sense && sense.name === name;
    const usual = label ?? plainLabel(name);
    const word = isRead(usual, kind, name) ? usual : clearest([usual, ...phrasesOf(says)], means);
    return word === undefined ? [] : [{ name, label: word, ...(hex && { hex }) }];
  });
}

/** The words of background colours must be unambiguous without a context: "cement grey", not "cement". */
function backdrops(): VocabularyEntry[] {
  return colourRows.flatMap((row: Row & { readonly family: string }) => {
    const means = (sense: Sense) => sense.kind === 'colour' && sense.name === row.name;
    const plain = plainLabel(row.name);
    const word = clearest([plain, `${plain} ${row.family}`, ...phrasesOf(row.says ?? '')], means);
    return word === undefined
      ? []
      : [{ name: row.name, label: `${word} background`, ...(row.hex && { hex: row.hex }) }];
  });
}

/**
 * Returns true when a colour or fabric is read as intended both before a garment and after "in". It is not tested
 * alone, because "sapphire" alone may be a stone.
 */
function isRead(phrase: string, kind: Sense['kind'], name: string): boolean {
  if (kind !== 'colour' && kind !== 'fabric') return false;
  return [`${phrase} dress`, `coat in ${phrase}`].every((prompt) =>
    readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' }).understood.some(
      (chip) => chip.kind === kind && chip.name === name,
    ),
  );
}

function attributeEntries(attribute: AttributeName, values: Readonly<Record<string, string>>): VocabularyEntry[] {
  return Object.entries(values).flatMap(([name, says]) => {
    const means = (sense: Sense) => sense.kind === 'attribute' && sense.attribute === attribute && sense.name === name;
    const word = clearest([attributeLabel(attribute, name), plainLabel(name), ...phrasesOf(says)], means);
    return word === undefined ? [] : [{ name, label: word }];
  });
}

const phrasesOf = (says: string): string[] =>
  says
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** The first unambiguous phrase, or else the first whose most likely meaning matches. */
function clearest(phrases: readonly string[], means: (sense: Sense) => boolean): string | undefined {
  const read = phrases.map((phrase) => {
    const terms = readTerms(phrase, 'prompt').clauses.flat();
    const [term] = terms;
    const likely = terms.length === 1 && term?.senses[0] !== undefined && !term.negated && means(term.senses[0]);
    return { phrase, likely, only: likely && term.senses.length === 1 };
  });
  return (read.find(({ only }) => only) ?? read.find(({ likely }) => likely))?.phrase;
}
