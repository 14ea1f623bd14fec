/**
 * Draws the shots of a plan one after the other, with consecutive seeds, and delivers each picture as soon as it is
 * finished.
 */
import type { Pixels } from '../../../ports/engine-task.ts';
import { remarksOf, type EngineImage, type EngineRunOptions } from '../../../ports/image-engine.port.ts';
import { cropBack } from '../composition/pad-to-multiple.ts';
import type { HttpJson } from './protocol/http-json.ts';
import type { WebuiServer } from './protocol/probe-server.ts';
import type { JobStatus, PollTimes, RunningJob } from './protocol/running-job.ts';
import { startRequest } from './protocol/start-request.ts';
import { startSdCppJob } from './protocol/start-sd-cpp-job.ts';
import { readDrawn } from './read-pictures.ts';
import { sdCppRequest } from './requests/sd-cpp-request.ts';
import type { Plan, Shot } from './requests/shot.ts';
import { webuiRequest } from './requests/webui-request.ts';
import { createProgressReporter } from './report-progress.ts';

export interface Drawing extends EngineRunOptions, PollTimes {
  readonly http: HttpJson;
  /** Aborted when the engine is closed. */
  readonly closed: AbortSignal;
  /** Receives a promise that settles when the server is free again, whatever the result of the task. */
  readonly holdUntil: (settled: Promise<void>) => void;
}

const SEEDS = 2 ** 32;

async function start(
  shot: Shot,
  seed: number,
  { flavour, hasJobs }: WebuiServer,
  { http, ...options }: Drawing & { readonly onStatus: (status: JobStatus) => void },
): Promise<RunningJob> {
  if (hasJobs) return startSdCppJob(http, await sdCppRequest(shot, seed), options);
  // SD.Next fails on unknown fields.
  const takesTaskId = flavour === 'a1111' || flavour === 'forge';
  return startRequest(http, { ...(await webuiRequest(shot, seed, flavour)), takesTaskId }, options);
}

/** The server rounds sides up to this multiple; the excess at the right and bottom is cropped. */
const ROUNDED_UP = 64;

function fitting(made: Pixels, { width, height }: Shot): Pixels {
  const [wider, higher] = [made.width - width, made.height - height];
  const isRounded = wider >= 0 && higher >= 0 && wider < ROUNDED_UP && higher < ROUNDED_UP;
  return isRounded ? cropBack(made, { width, height }) : made;
}

export async function drawPlan(plan: Plan, server: WebuiServer, drawing: Drawing): Promise<EngineImage[]> {
  const { shots, stage, note } = plan;
  const { seed: first, onImage, onProgress, holdUntil } = drawing;
  const progress = createProgressReporter({ count: shots.length, stage, onProgress });
  const images: EngineImage[] = [];
  try {
    for (const [index, shot] of shots.entries()) {
      const seed = (first + index) % SEEDS;
      progress.begin(index);
      const onStatus = (status: JobStatus) => progress.update(index, status);
      const job = await start(shot, seed, server, { ...drawing, onStatus });
      holdUntil(job.settled);
      const drawn = await readDrawn(await job.reply);
      const pixels = await plan.finish(fitting(drawn.pixels, shot));
      const image = { index, seed: drawn.seed ?? seed, pixels, brief: [], scene: null, remarks: remarksOf(note) };
      drawing.signal.throwIfAborted();
      onImage?.(image);
      images.push(image);
    }
    return images;
  } finally {
    progress.stop();
  }
}
