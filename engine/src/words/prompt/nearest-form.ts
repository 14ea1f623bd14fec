import { ancestorsOf, nounSenses, synsetOf, type SynsetId } from '../english/wordnet.ts';
import { formRows } from './vocabulary/forms.ts';

/** A form under one of the words that people use for it. */
interface NamedForm {
  readonly label: string;
  readonly synset: SynsetId;
}

/** Steps from the thing through a shared kind to the form; beyond them likeness is chance. */
const MAX_STEPS = 3;

/** Kinds so general that two of them have nothing in common to the eye. */
const GENERAL = [
  'entity',
  'object',
  'whole',
  'artifact',
  'instrumentality',
  'covering',
  'structure',
  'commodity',
  'consumer goods',
  'device',
  'implement',
  'equipment',
  'fabric',
  'creation',
  'container',
  'decoration',
  'way',
];

/** Lexicographer file of artefacts. */
const ARTEFACT = 6;

let named: readonly NamedForm[] | null = null;

/** The forms under their label and under the first of their names, where WordNet has them; read at the first call. */
function namedForms(): readonly NamedForm[] {
  named ??= formRows.flatMap(({ says, label }) =>
    [label, says.split(',')[0]!].flatMap((name): NamedForm[] => {
      const synset = nounSenses(name).find((id) => synsetOf(id).category === ARTEFACT);
      return synset === undefined ? [] : [{ label, synset }];
    }),
  );
  return named;
}

const isGeneral = (id: SynsetId): boolean => GENERAL.includes(synsetOf(id).names[0] ?? '');

/**
 * The name of the thing nearest in kind to a noun that the built-in engine draws ("throne" → "chair"); null when
 * nothing it draws is of a related kind. Nearness is the number of steps through a common hypernym of WordNet (the path
 * measure of Rada et al., 1989).
 */
export function nearestForm(noun: string): string | null {
  const sense = nounSenses(noun).find((id) => synsetOf(id).category === ARTEFACT);
  if (sense === undefined) return null;
  const kinds = ancestorsOf(sense, MAX_STEPS);
  let best: string | null = null;
  let fewest = MAX_STEPS + 1;
  for (const { label, synset } of namedForms()) {
    for (const [shared, steps] of ancestorsOf(synset, MAX_STEPS)) {
      const own = kinds.get(shared);
      if (own === undefined || isGeneral(shared) || own + steps >= fewest) continue;
      [best, fewest] = [label, own + steps];
    }
  }
  return best;
}
