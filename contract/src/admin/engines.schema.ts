import { z } from 'zod';
import { MODELS } from '../models.ts';
import { userId } from '../user-id.schema.ts';

/** One engine as an admin sees it. */
export const engineStateSchema = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The engine's protocol and URL; null for the built-in engine. */
  address: z.object({ kind: z.string(), url: z.string() }).nullable(),
  weight: z.number(),
  /** Place of the engine in the order that an admin has set, counted from 0; null where only load decides. */
  place: z.number().int().nullable(),
  is_healthy: z.boolean(),
  /** Time until which the engine gets no work after repeated failures; null when it is available. */
  rests_until: z.iso.datetime().nullable(),
  /** Tasks that this server is running on it. */
  running: z.number().int(),
  /** The engine's own report; null when it does not answer. Memory in bytes. */
  report: z
    .object({
      version: z.string().nullable(),
      devices: z.array(
        z.object({ name: z.string(), memory_total: z.number().nullable(), memory_free: z.number().nullable() }),
      ),
      models: z.array(z.string()),
      /** What becomes of each file of weights; empty when the engine does not list its files. */
      files: z.array(
        z.object({
          name: z.string(),
          folder: z.string(),
          use: z.enum(['used', 'ready', 'unused']),
          /** A sentence for the admin: what the file is used for, or why it is not used. */
          words: z.string(),
          /** Title of the family of a drawing model; null for other files. */
          family: z.string().nullable(),
          /** Licence of a drawing model, and whether its pictures may be sold; null for other files. */
          licence: z.object({ name: z.string(), sells: z.enum(['yes', 'conditions', 'no']) }).nullable(),
          /** Operations that can be tried with it; empty for files that draw no picture themselves. */
          operations: z.array(z.string()),
        }),
      ),
      /**
       * Families of models whose order an admin can set: first those that the order names, in that order, then the
       * others of which the engine has usable weights, best first. Empty for engines without families.
       */
      families: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          /** Whether the order names it. */
          is_ordered: z.boolean(),
          /** False when the engine has no usable weights of it. */
          is_usable: z.boolean(),
        }),
      ),
      /** Jobs waiting and running on the engine, from any client; null when the engine does not report them. */
      queue: z.number().int().nullable(),
      warnings: z.array(z.string()),
    })
    .nullable(),
  /** Whether an admin has set an order of families for this engine; false where the configuration decides. */
  orders_families: z.boolean(),
  operations: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['native', 'composed', 'unavailable']),
      models: z.array(z.enum(MODELS)),
    }),
  ),
  /** Newest first. */
  faults: z.array(
    z.object({
      operation: z.string(),
      model: z.string(),
      kind: z.string(),
      message: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type EngineState = z.infer<typeof engineStateSchema>;

/** One language model as an admin sees it. Answers list the models in order of preference. */
const languageModelStateSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** The model's URL; null when it runs on this server. */
  address: z.string().nullable(),
  model: z.string().nullable(),
  sees_pictures: z.boolean(),
  is_healthy: z.boolean(),
});
export type LanguageModelState = z.infer<typeof languageModelStateSchema>;

export const engineStatesSchema = z.object({
  engines: z.array(engineStateSchema),
  language_models: z.array(languageModelStateSchema),
});

const engineName = z.string().min(1).max(60);

/** The order of engines: names that are left out come after these, by load. */
export const engineOrderSchema = z.object({
  engines: z.array(engineName).max(100),
  user_id: userId,
});

/** The order of families on one engine; null: that of the configuration. */
export const familyOrderSchema = z.object({
  name: engineName,
  families: z.array(z.string().min(1).max(60)).max(100).nullable(),
  user_id: userId,
});

export const engineTestSchema = z.object({
  name: engineName,
  /** An operation of the engine's state. */
  operation: z.string().min(1).max(40).default('generate'),
  /** A model file of the engine's report to draw with; null for the one that it prefers. */
  file: z.string().min(1).max(300).nullable().default(null),
  user_id: userId,
});
export type EngineTest = z.input<typeof engineTestSchema>;

/** The result of a trial: a picture, or the error. */
export const engineTrialSchema = z.object({
  /** A small WebP as a data address; null when there is none. */
  picture: z.string().nullable(),
  milliseconds: z.number().int(),
  /** Memory of the engine's devices right after the trial, in bytes; empty when it does not report it. */
  memory: z.array(z.object({ device: z.string(), total: z.number(), free: z.number() })),
  /** The engine's error; null when the trial succeeded. */
  fault: z.string().nullable(),
});
export type EngineTrial = z.infer<typeof engineTrialSchema>;
