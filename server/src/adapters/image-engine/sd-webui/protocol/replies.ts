/** Schemas of the servers' answers; fields that are not listed are ignored. */
import { z } from 'zod';

const names = z.array(z.object({ name: z.string() })).transform((list) => list.map(({ name }) => name));

export const checkpointsReply = z.array(
  z.object({ title: z.string(), model_name: z.string().nullish(), filename: z.string().nullish() }),
);
export const namesReply = names;
export const schedulersReply = z.array(z.object({ name: z.string(), label: z.string().nullish() }));
export const optionsReply = z.object({
  sd_model_checkpoint: z.string().nullish(),
  forge_preset: z.unknown().optional(),
});
export const restorersReply = z.array(z.object({ name: z.string(), cmd_dir: z.string().nullish() }));
export const controlNetsReply = z.object({ model_list: z.array(z.string()) });
/** `metadata` is the header of the file, as its trainer wrote it. */
export const lorasReply = z.array(z.object({ name: z.string(), metadata: z.unknown() }));
export const openApiReply = z.object({ paths: z.record(z.string(), z.unknown()) });
export const versionReply = z.object({
  app: z.string().nullish(),
  version: z.string().nullish(),
  hash: z.string().nullish(),
  commit: z.string().nullish(),
  updated: z.string().nullish(),
});
export const memoryReply = z.object({
  cuda: z.object({ system: z.object({ free: z.number(), total: z.number() }).optional() }).optional(),
});
export const pendingReply = z.object({ size: z.number() });

/** `info` is JSON as text; SD.Next leaves it empty where nothing was drawn. */
export const picturesReply = z.object({ images: z.array(z.string()).nullable(), info: z.string().nullish() });
export const infoText = z.object({ seed: z.number().nullish(), all_seeds: z.array(z.number()).nullish() });
export const pictureReply = z.object({ image: z.string() });

/** `POST /internal/progress`: the progress of one task. */
export const taskProgressReply = z.object({
  active: z.boolean(),
  queued: z.boolean(),
  completed: z.boolean(),
  progress: z.number().nullish(),
  live_preview: z.string().nullish(),
  id_live_preview: z.number().nullish(),
});
/** `GET /sdapi/v1/progress`: the progress of whatever is running. */
export const progressReply = z.object({
  /** Id of the job; only sent by SD.Next. */
  id: z.union([z.string(), z.number()]).nullish(),
  progress: z.number(),
  current_image: z.string().nullish(),
  state: z.object({
    job_count: z.number().nullish(),
    job_timestamp: z.string().nullish(),
    interrupted: z.boolean().nullish(),
  }),
});

export const sdCppCapabilities = z.object({
  model: z.object({ name: z.string(), stem: z.string() }),
  samplers: z.array(z.string()),
  schedulers: z.array(z.string()),
  limits: z.object({ max_width: z.number(), max_height: z.number(), max_queue_size: z.number() }),
  upscalers: z.array(z.object({ name: z.string(), image_upscale: z.boolean().nullish() })).nullish(),
  /** Files below its folder of LoRAs, which a request names by their path. */
  loras: z.array(z.object({ path: z.string() })).nullish(),
  /** True on newer servers, which have an upscaling route. */
  upscale: z.boolean().nullish(),
});
export const sdCppQueued = z.object({ id: z.string() });
export const sdCppJob = z.object({
  status: z.enum(['queued', 'generating', 'completed', 'failed', 'cancelled']),
  queue_position: z.number().nullish(),
  result: z.object({ images: z.array(z.object({ b64_json: z.string() })) }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
});
export const sdCppUpscaled = z.object({ images: z.array(z.object({ b64_json: z.string() })).min(1) });
