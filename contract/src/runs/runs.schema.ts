import { z } from 'zod';
import type { Plan } from '../accounts/accounts.schema.ts';
import { MEGABYTE, PROMPT_LIMIT, REQUIRED_TEXT, SEED_LIMIT } from '../constants.ts';
import { HOME_MODEL, MODELS } from '../models.ts';
import type { Mode } from '../modes.ts';
import { renderLimitSchema } from '../render-limit.schema.ts';
import { cursorQuerySchema } from '../renders/renders.schema.ts';
import { sceneTakeSchema } from '../renders/scenes.schema.ts';
import { pickSettings } from '../renders/pick-settings.ts';
import { tidyPrompt } from '../tidy-prompt.ts';
import { columnKey, OWN_COLUMNS } from './fill-words.ts';
import { STEP_LIMIT, stepSchema, stepViewSchema, type RunStep } from './steps.schema.ts';
import { searchText } from '../search-text.schema.ts';
import { coercedUserId, userId } from '../user-id.schema.ts';

/** No plan allows more products or shots than this. */
export const ROW_LIMIT = 1000;
export const SHOT_LIMIT = 8;

interface RunCaps {
  readonly rows: number;
  readonly shots: number;
  /** How many runs may draw at the same time. */
  readonly running: number;
}

export const RUN_CAPS: Readonly<Record<Plan, RunCaps>> = {
  free: { rows: 50, shots: 4, running: 2 },
  starter: { rows: 300, shots: SHOT_LIMIT, running: 3 },
  pro: { rows: ROW_LIMIT, shots: SHOT_LIMIT, running: 5 },
  enterprise: { rows: ROW_LIMIT, shots: SHOT_LIMIT, running: 10 },
};

/** An account keeps at most this number of runs. */
export const RUN_LIMIT = 200;
/** A sheet has at most this number of columns beside sku and name. */
export const COLUMN_LIMIT = 20;
/** Maximum lengths of texts, in characters. */
export const RUN_NAME_LIMIT = 80;
export const SKU_LIMIT = 60;
export const COLUMN_NAME_LIMIT = 40;
export const SHOT_NAME_LIMIT = 40;
const CELL_TEXT_LIMIT = 300;
/** A sheet that is read has at most this number of characters. */
export const SHEET_LIMIT_CHARACTERS = 900_000;
/** A workbook (XLSX) that is read has at most this size. */
export const WORKBOOK_LIMIT_BYTES = 4 * MEGABYTE;
export const WORKBOOK_TOO_LARGE_TEXT = `The workbook is larger than the limit of ${WORKBOOK_LIMIT_BYTES / MEGABYTE} MB.`;
/** A product has at most this number of photographs. */
export const PHOTOGRAPH_LIMIT = 8;
/** One page of a run's grid has at most this number of products. */
export const MAX_ROW_PAGE = 200;

const id = z.number().int().positive();
const line = (limit: number) =>
  z.string(REQUIRED_TEXT).max(limit, `Use at most ${limit} characters`).transform(tidyPrompt);
const filled = (limit: number) => line(limit).pipe(z.string().min(1, REQUIRED_TEXT));

export const runColumnsSchema = z
  .array(
    z
      .string()
      .transform(columnKey)
      .pipe(
        z
          .string()
          .max(COLUMN_NAME_LIMIT, `Use at most ${COLUMN_NAME_LIMIT} characters`)
          .regex(/^[\p{L}\p{N}_-]+$/u, 'Use letters, digits, _ and -'),
      ),
  )
  .max(COLUMN_LIMIT, `At most ${COLUMN_LIMIT} columns beside sku and name`)
  .refine((names) => new Set([...names, ...OWN_COLUMNS]).size === names.length + OWN_COLUMNS.length, {
    message: 'Each column has a name of its own, other than sku and name',
  });

/** This is one product. `values` has its texts by column; columns without a text may be left out. */
export const runRowSchema = z.strictObject({
  sku: filled(SKU_LIMIT),
  name: line(CELL_TEXT_LIMIT).default(''),
  values: z.record(z.string().transform(columnKey), line(CELL_TEXT_LIMIT)).default({}),
  photographs: z
    .array(id)
    .max(PHOTOGRAPH_LIMIT, `At most ${PHOTOGRAPH_LIMIT} photographs of a product`)
    .default([])
    .describe('The ids of your pictures that show it, such as uploads, in the order in which shots count them'),
});
export type RunRow = z.output<typeof runRowSchema>;

/** Refuses items whose text in `field` another one before them has, in whatever case. */
const refuseRepeated =
  <Field extends string>(field: Field, messageOf: (text: string) => string) =>
  (items: readonly Readonly<Record<Field, string>>[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, { [field]: text }] of items.entries()) {
      const key = text.toLowerCase();
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, field], message: messageOf(text) });
      seen.add(key);
    }
  };

const rowsSchema = z
  .array(runRowSchema)
  .max(ROW_LIMIT, `At most ${ROW_LIMIT} products`)
  .superRefine(refuseRepeated('sku', (sku) => `Another product has the SKU ${sku}`));

/** Settings of a shot's first picture that are the same for all products. */
const SHOT_SETTINGS = ['width', 'height', 'guidance', 'background', 'highQuality'] as const;
/** In these words `{column}` is replaced by the product's text. */
const words = line(PROMPT_LIMIT);
const shotFields = {
  name: filled(SHOT_NAME_LIMIT),
  /** This tool makes the first picture, unless that is a photograph. */
  page: z.literal('GenerateImage' satisfies Mode).default('GenerateImage'),
  prompt: words
    .default('')
    .describe('Words in which {sku}, {name} and other columns in braces are replaced; needed without a photograph'),
  negative_prompt: words.default(''),
  accent_prompt: words.default(''),
  ...pickSettings('sent', ['styles']),
  model: z.enum(MODELS).default(HOME_MODEL),
  ...pickSettings('sent', SHOT_SETTINGS),
  /** What the picture shows differently from the other shots with the same words. */
  take: sceneTakeSchema.default({}),
  photograph: z
    .number()
    .int()
    .min(1)
    .max(PHOTOGRAPH_LIMIT)
    .nullable()
    .default(null)
    .describe('The steps begin with this photograph of the product, counted from 1; null: with a picture of the words'),
  steps: z
    .array(stepSchema)
    .max(STEP_LIMIT, `At most ${STEP_LIMIT} steps`)
    .default([])
    .describe('Tools that work on the picture in turn; each is charged as one picture'),
};

type Chain = Readonly<{ prompt: string; photograph: number | null; steps: readonly RunStep[] }>;

/** A shot needs words from which its first picture is drawn, or a photograph and something to do with it. */
function checkChain({ prompt, photograph, steps }: Chain, context: z.RefinementCtx): void {
  if (photograph === null && prompt === '')
    context.addIssue({ code: 'custom', path: ['prompt'], message: REQUIRED_TEXT });
  for (const [index, step] of steps.entries()) {
    if (step.page === 'EditWithChat' && step.text === '')
      context.addIssue({ code: 'custom', path: ['steps', index, 'text'], message: REQUIRED_TEXT });
  }
  if (photograph !== null && steps.length === 0) {
    context.addIssue({ code: 'custom', path: ['steps'], message: 'Add a step for the photograph' });
  }
}

const shotsOf = <Shot extends z.ZodType<{ readonly name: string }>>(shot: Shot) =>
  z
    .array(shot)
    .max(SHOT_LIMIT, `At most ${SHOT_LIMIT} shots`)
    .superRefine(refuseRepeated('name', (name) => `Another shot is named ${name}`));

const recipeSchema = shotsOf(z.strictObject({ ...shotFields, id: id.optional() }).superRefine(checkChain));
/** The shots of a recipe that belongs to no run. */
export const recipeShotsSchema = shotsOf(z.strictObject(shotFields).superRefine(checkChain)).min(1, 'Add a shot first');

/**
 * The version that was changed, from the run; a change of another version is refused. Without it, whatever was saved
 * meanwhile is replaced.
 */
const version = z.number().int().optional();

/** Shots are matched to those before by their id, or without one by their name. */
export const runRecipeSchema = z.strictObject({ shots: recipeSchema, version, user_id: userId });
export type RunRecipe = z.output<typeof recipeSchema>;
/**
 * One shot of the recipe makes one picture of each product: a saved panel of Create, or a photograph of the product,
 * and then the steps that work on it.
 */
export type RunShot = Omit<RunRecipe[number], 'id'>;

export const runNameSchema = filled(RUN_NAME_LIMIT);
const sendsMail = z.boolean().describe('Whether its owner gets an e-mail when it is finished or pauses by itself');

export const createRunSchema = z.strictObject({
  name: runNameSchema,
  columns: runColumnsSchema.default([]),
  rows: rowsSchema.default([]),
  shots: recipeSchema.default([]),
  sends_mail: sendsMail.default(true),
  /** The seed of each product is derived from this number; all shots of a product have the same seed. */
  seed: z.number().int().min(0).max(SEED_LIMIT).optional(),
  /** A repeated request with the same key returns the run that the first one has created. */
  idempotency_key: z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/, 'Use 8 to 100 letters, digits or signs')
    .optional(),
  user_id: userId,
});
/** Fields that are left out stay as they are. */
export const updateRunSchema = z.strictObject({
  name: runNameSchema.optional(),
  sends_mail: sendsMail.optional(),
  user_id: userId,
});
/** Replaces the sheet. Products are matched to those before by their SKU, and keep the pictures whose words stay. */
export const updateRowsSchema = z.strictObject({
  columns: runColumnsSchema.default([]),
  rows: rowsSchema,
  version,
  user_id: userId,
});
const cellIds = z
  .array(id)
  .min(1)
  .max(ROW_LIMIT * SHOT_LIMIT);
/**
 * Without `cells`, all pictures are drawn again that failed while they were drawn. A picture that was made is replaced
 * by one with another seed.
 */
export const rerunSchema = z.strictObject({ cells: cellIds.optional(), user_id: userId });

export const CELL_REVIEWS = ['approved', 'rejected'] as const;
export type CellReview = (typeof CELL_REVIEWS)[number];
const cellReview = z.enum(CELL_REVIEWS).nullable();
/** It is the owner's opinion of these pictures; null takes it back. */
export const reviewSchema = z.strictObject({ cells: cellIds, review: cellReview, user_id: userId });
/** One of the person's pictures, such as an upload, takes the place of the one that was drawn. */
export const replaceCellSchema = z.strictObject({ image_id: id, user_id: userId });
export const runActionSchema = z.strictObject({ user_id: userId });

/** The text is that of a CSV file, or of cells copied from a spreadsheet. Its first row names the columns. */
export const readSheetSchema = z.strictObject({
  text: z.string().max(SHEET_LIMIT_CHARACTERS, `Use at most ${SHEET_LIMIT_CHARACTERS.toLocaleString('en')} characters`),
  user_id: userId,
});
export const sheetReadingSchema = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ sku: z.string(), name: z.string(), values: z.record(z.string(), z.string()) })),
  /** These rows were left out, each with its place in the text and a sentence. */
  refused: z.array(z.object({ row: z.number().int(), sku: z.string(), reason: z.string() })),
});
export type SheetReading = z.infer<typeof sheetReadingSchema>;

export const shotViewSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  page: z.literal('GenerateImage' satisfies Mode),
  prompt: z.string(),
  negative_prompt: z.string(),
  accent_prompt: z.string(),
  ...pickSettings('stored', ['styles', 'model', ...SHOT_SETTINGS]),
  take: sceneTakeSchema,
  photograph: z.number().int().nullable(),
  steps: z.array(stepViewSchema),
});
export type RunShotView = z.infer<typeof shotViewSchema>;

/** `cancelled` means that the run was stopped and its pictures in progress were given up; it can be started again. */
export const RUN_STATUSES = ['draft', 'running', 'paused', 'finished', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];
/** A run is paused by the person, or by an empty quota, full storage, or a blocked account. */
export const PAUSE_REASONS = ['person', 'quota', 'storage', 'blocked'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];
/** `stale` means that there is a picture, but its words or settings were changed since. */
export const CELL_STATES = ['waiting', 'drawing', 'done', 'failed', 'stale'] as const;
export type CellState = (typeof CELL_STATES)[number];

/** The numbers of pictures in each state. */
export const cellCountsSchema = z.object({
  waiting: z.number().int(),
  drawing: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  stale: z.number().int(),
});
export type CellCounts = z.infer<typeof cellCountsSchema>;

/** A picture of a run. */
const runPictureSchema = z.object({
  id: z.number().int(),
  image_url: z.string(),
  /** A small copy for grids. */
  small_url: z.string(),
  thumbhash: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  is_nsfw: z.boolean(),
});
export type RunPicture = z.infer<typeof runPictureSchema>;

/** A list of runs shows at most this number of pictures of each. */
export const LISTED_PICTURES = 4;

/** The rows of a grid can be limited to those with a picture in one of these states. */
export const ROW_FILTERS = [...CELL_STATES, ...CELL_REVIEWS, 'unreviewed'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

const runSummaryFields = {
  id: z.number().int(),
  name: z.string(),
  status: z.enum(RUN_STATUSES),
  /** This says why it is paused, with a sentence for the person; null means that it is not. */
  pause: z.object({ reason: z.enum(PAUSE_REASONS), text: z.string() }).nullable(),
  products: z.number().int(),
  shot_names: z.array(z.string()),
  cells: cellCountsSchema,
  created_at: z.iso.datetime(),
};
export const runSummarySchema = z.object({
  ...runSummaryFields,
  /** The first pictures that it has made, at most `LISTED_PICTURES`. */
  pictures: z.array(runPictureSchema),
});
export type RunSummary = z.infer<typeof runSummarySchema>;
export const runListQuerySchema = cursorQuerySchema.extend({
  /** Part of the name. */
  search: searchText,
});
export const runListSchema = z.object({ runs: z.array(runSummarySchema), next: z.string().nullable() });

export const runViewSchema = z.object({
  ...runSummaryFields,
  columns: z.array(z.string()),
  shots: z.array(shotViewSchema),
  /** It changes with each saved sheet. */
  sheet_version: z.number().int(),
  /** It changes with each saved recipe. */
  recipe_version: z.number().int(),
  seed: z.number().int(),
  /** Whether its owner gets an e-mail when it is finished or pauses by itself. */
  sends_mail: z.boolean(),
  /**
   * While it draws, the rest takes about this number of seconds at the pace of its last pictures. Null while too few of
   * them have ended since it was started.
   */
  seconds_left: z.number().int().nullable(),
  /** The numbers of pictures of which the owner has this opinion. */
  reviews: z.object({ approved: z.number().int(), rejected: z.number().int() }),
  /** The pictures that are still to be drawn cost this. Each of their steps is charged when it starts. */
  price: z.object({
    pictures: z.number().int(),
    /** Drawing them takes this number of steps, each of which is charged as one picture. */
    steps: z.number().int(),
    /** The plan counts this; null means that it has no cap. */
    unit: z.enum(['prompt', 'image']).nullable(),
    cost: z.number().int(),
    left: renderLimitSchema,
  }),
  can: z.object({
    start: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    cancel: z.boolean(),
    rerun: z.boolean(),
  }),
});
export type RunView = z.infer<typeof runViewSchema>;

export const runCellSchema = z.object({
  id: z.number().int(),
  shot_id: z.number().int(),
  state: z.enum(CELL_STATES),
  /** This says why it failed; null means that it did not. */
  reason: z.string().nullable(),
  /** The owner's opinion of the picture; null means that there is none. A new picture has none yet. */
  review: cellReview,
  /** Whether it can be drawn again as it is: it was made, or failed while it was drawn. */
  can_rerun: z.boolean(),
  /** Number of steps that are made, and of all steps; null for a picture of a single step. */
  steps: z.object({ made: z.number().int(), all: z.number().int() }).nullable(),
  /** This is its latest picture; null means that there is none, or that it is in the bin. */
  image: runPictureSchema.nullable(),
  /** Whether its owner has put that picture in by hand. */
  by_hand: z.boolean(),
});
export type RunCell = z.infer<typeof runCellSchema>;

export const runRowsSchema = z.object({
  rows: z.array(
    z.object({
      id: z.number().int(),
      sku: z.string(),
      name: z.string(),
      values: z.record(z.string(), z.string()),
      /** The picture is null when it was deleted or is in the bin. */
      photographs: z.array(z.object({ id: z.number().int(), image: runPictureSchema.nullable() })),
      /** In the order of the shots. */
      cells: z.array(runCellSchema),
    }),
  ),
  /** The number of products on all pages. */
  total: z.number().int(),
  /** The next page begins here; null means that this is the last one. */
  next: z.number().int().nullable(),
});
export type RunRows = z.infer<typeof runRowsSchema>;

export const runIdParamsSchema = z.object({ id: z.coerce.number().int().positive() });
export const runCellParamsSchema = runIdParamsSchema.extend({ cell: z.coerce.number().int().positive() });
export const runRowsQuerySchema = z.object({
  /** This number of products is left out: `next` of the page before. */
  from: z.coerce.number().int().min(0).max(ROW_LIMIT).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_ROW_PAGE).default(MAX_ROW_PAGE),
  /** Only products with such a picture are listed, with all of their pictures. */
  with: z.enum(ROW_FILTERS).optional(),
  user_id: coercedUserId,
});
