import { createHash } from 'node:crypto';
import {
  fillWords,
  OWN_COLUMNS,
  placeholdersOf,
  PROMPT_LIMIT,
  readRenderRequest,
  renderRequestSchema,
  type AskedRender,
  type ParsedRenderRequest,
  type RunRow,
  type RunShot,
} from '@kenna/contract';

interface Sheet {
  /** These are the columns beside sku and name. */
  readonly columns: readonly string[];
  /** It is the seed of the run. */
  readonly seed: number;
}

/**
 * One picture of a run asks for this. `key` is the same whenever the filled-in words, the settings and the seed are.
 * `problem` says to the person why the picture cannot be asked for.
 */
export type CellRequest =
  | { readonly key: string; readonly asked: AskedRender; readonly problem: null }
  | { readonly key: string; readonly asked: null; readonly problem: string };

const PROMPTS = ['prompt', 'negative_prompt', 'accent_prompt'] as const;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const keyOf = (content: unknown): string => hashOf(JSON.stringify(content)).toString('hex');

/**
 * All shots of a product have one seed, so that they show one piece; it changes only with the SKU or the run's seed. A
 * picture that its owner replaces gets another one.
 */
const seedOf = ({ seed }: Sheet, sku: string, variant: number): number =>
  hashOf([seed, sku.toLowerCase(), ...(variant === 0 ? [] : [variant])].join(':')).readUInt32BE(0);

/** `variant` counts how often the picture was replaced by another one with the same words. */
export function requestOfCell(sheet: Sheet, row: RunRow, shot: RunShot, variant: number): CellRequest {
  const problem = problemOf(sheet, row, shot);
  if (problem !== null) return { key: keyOf(problem), asked: null, problem };
  const { name: _name, take, ...settings } = shot;
  const request = renderRequestSchema.parse({
    ...settings,
    ...Object.fromEntries(PROMPTS.map((field) => [field, fillWords(shot[field], row).words])),
    image_count: 1,
    seed: seedOf(sheet, row.sku, variant),
    ...(Object.keys(take).length > 0 && { takes: [take] }),
  });
  return { key: keyOf(askedFields(request)), asked: readRenderRequest(request), problem: null };
}

function problemOf({ columns }: Sheet, row: RunRow, shot: RunShot): string | null {
  const texts = PROMPTS.map((field) => shot[field]);
  const known: readonly string[] = [...OWN_COLUMNS, ...columns];
  const unknown = placeholdersOf(texts.join(' ')).find((column) => !known.includes(column));
  if (unknown !== undefined) return `The sheet has no column "${unknown}", which the words of this shot name.`;
  const [missing] = texts.flatMap((text) => fillWords(text, row).missing);
  if (missing !== undefined) return `This product has no text in the column "${missing}".`;
  const isTooLong = texts.some((text) => fillWords(text, row).words.length > PROMPT_LIMIT);
  return isTooLong ? `With this product's texts the words are longer than ${PROMPT_LIMIT} characters.` : null;
}

/** The fields of a request of the only tool of shots in which nothing is chosen, as JSON. */
const EMPTY: ReadonlyMap<string, string> = new Map(
  Object.entries(renderRequestSchema.parse({ page: 'GenerateImage' })).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]),
);

/**
 * Returns the fields that differ from an empty request, in a fixed order. A setting that a later version adds does not change
 * the key of a request that leaves it alone.
 */
function askedFields(request: ParsedRenderRequest): [string, unknown][] {
  return Object.entries(request)
    .filter(([name, value]) => name === 'page' || JSON.stringify(value) !== EMPTY.get(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
