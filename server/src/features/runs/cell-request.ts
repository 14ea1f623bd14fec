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
  type RunStep,
} from '@kenna/contract';

interface Sheet {
  /** These are the columns beside sku and name. */
  readonly columns: readonly string[];
  /** It is the seed of the run. */
  readonly seed: number;
}

/** One step of a picture. `key` is the same whenever this step and all before it ask for the same. */
interface AskedStep {
  readonly key: string;
  /** It names no picture yet: all but a first step that draws words work on the picture of the step before. */
  readonly asked: AskedRender;
}

/**
 * One picture of a run asks for these steps, of which the last one makes the picture. `key` is that of the last step, and thus
 * the same whenever the filled-in words, the settings, the seed and the photograph are. `problem` says to the person why the
 * picture cannot be asked for; there are no steps then.
 */
export interface CellRequest {
  readonly key: string;
  readonly steps: readonly AskedStep[];
  /** The id of the picture with which the first step begins; null when it draws words. */
  readonly photograph: number | null;
  readonly problem: string | null;
}

const PROMPTS = ['prompt', 'negative_prompt', 'accent_prompt', 'text'] as const;

/** The results of other tools do not depend on a seed. */
const SEEDED: readonly RunStep['page'][] = [
  'Backdrop',
  'LineToDrawing',
  'CreateVariations',
  'VirtualTryOn',
  'EditWithChat',
];

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
  if (problem !== null) return { key: keyOf(problem), steps: [], photograph: null, problem };
  const seed = seedOf(sheet, row.sku, variant);
  const edits = shot.steps.map((step) => requestOfStep(row, step, seed));
  const photograph = shot.photograph === null ? null : row.photographs[shot.photograph - 1]!;
  const steps =
    photograph === null
      ? chained([requestOfWords(row, shot, seed), ...edits], null)
      : chained(edits, keyOf(['photograph', photograph]));
  return { key: steps.at(-1)!.key, steps, photograph, problem: null };
}

/** Gives each request the key of itself and everything before it. `start` is the key of what the first one works on. */
function chained(requests: readonly ParsedRenderRequest[], start: string | null): AskedStep[] {
  const steps: AskedStep[] = [];
  for (const request of requests) {
    const before = steps.at(-1)?.key ?? start;
    const fields = askedFields(request);
    steps.push({ key: keyOf(before === null ? fields : [before, fields]), asked: readRenderRequest(request) });
  }
  return steps;
}

/** The fields with words, in which the product's texts replace the names of columns. */
const filledWords = (row: RunRow, fields: object): Readonly<Record<string, string>> =>
  Object.fromEntries(wordsIn(fields).map(([field, text]) => [field, fillWords(text, row).words]));

const wordsIn = (fields: object): [string, string][] =>
  Object.entries(fields).filter((entry): entry is [string, string] =>
    PROMPTS.some((field) => field === entry[0] && typeof entry[1] === 'string'),
  );

function requestOfWords(row: RunRow, shot: RunShot, seed: number): ParsedRenderRequest {
  const { name: _name, take, photograph: _photograph, steps: _steps, ...settings } = shot;
  return renderRequestSchema.parse({
    ...settings,
    ...filledWords(row, settings),
    image_count: 1,
    seed,
    ...(Object.keys(take).length > 0 && { takes: [take] }),
  });
}

const requestOfStep = (row: RunRow, step: RunStep, seed: number): ParsedRenderRequest =>
  renderRequestSchema.parse({
    ...step,
    ...filledWords(row, step),
    image_count: 1,
    ...(SEEDED.includes(step.page) && { seed }),
  });

function problemOf({ columns }: Sheet, row: RunRow, shot: RunShot): string | null {
  const drawn = shot.photograph === null ? [shot] : [];
  const texts = [...drawn, ...shot.steps].flatMap((fields) => wordsIn(fields).map(([, text]) => text));
  const known: readonly string[] = [...OWN_COLUMNS, ...columns];
  const unknown = placeholdersOf(texts.join(' ')).find((column) => !known.includes(column));
  if (unknown !== undefined) return `The sheet has no column "${unknown}", which the words of this shot name.`;
  if (shot.photograph !== null && row.photographs.length < shot.photograph) {
    return row.photographs.length === 0
      ? 'This product has no photograph, with which this shot begins.'
      : `This product has no photograph ${shot.photograph}, with which this shot begins.`;
  }
  const bare = shot.steps.findIndex((step) => step.page === 'VirtualTryOn' && step.prompt_image_url === null);
  if (bare !== -1) return `Step ${bare + 1} of this shot has no picture of a person. Choose one.`;
  const [missing] = texts.flatMap((text) => fillWords(text, row).missing);
  if (missing !== undefined) return `This product has no text in the column "${missing}".`;
  const isTooLong = texts.some((text) => fillWords(text, row).words.length > PROMPT_LIMIT);
  return isTooLong ? `With this product's texts the words are longer than ${PROMPT_LIMIT} characters.` : null;
}

/** The fields of a request of Create in which nothing is chosen, as JSON. */
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
