/** The routes that only stable-diffusion.cpp has: jobs that are submitted, polled and fetched, and upscaling. */
import { drawPicture, writePicture, type RawPicture } from '../drawn-picture.ts';
import { drawnSide, pictureIn } from './draw-request.ts';
import { SD_CPP_LORAS, type FakeFlavour } from './flavours.ts';
import type { Lane, LaneJob } from './lane.ts';
import { Refusal, type Failure } from './refusal.ts';
import { sdCppFields, sdCppUpscaleFields } from './request-fields.ts';

interface Parts {
  readonly flavour: FakeFlavour;
  readonly lane: Lane;
  readonly inLane: <Made>(id: string, draw: (job: LaneJob) => Made) => Promise<Made>;
  readonly nextFailure: () => Failure | null;
  readonly drop: () => void;
  /** Called when a waiting job is cancelled. */
  readonly onCancelled: () => void;
}

interface Job {
  status: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled';
  picture: RawPicture | null;
  error: { readonly code: string; readonly message: string } | null;
  readonly laneId: string;
}

const refuse = (status: number, error: string) => new Refusal(status, { error });
const base64 = async (picture: RawPicture) => (await writePicture(picture)).toString('base64');

export function createSdCppRoutes({ flavour, lane, inLane, nextFailure, drop, onCancelled }: Parts) {
  const jobs = new Map<string, Job>();

  const queued = (id: string) => ({
    id,
    kind: 'img_gen',
    status: 'queued',
    created: 0,
    poll_url: `/sdcpp/v1/jobs/${id}`,
  });

  async function begin(body: unknown): Promise<unknown> {
    if (nextFailure() === 'queue-full') {
      drop();
      throw refuse(429, 'job queue is full');
    }
    if (nextFailure() === 'forgotten') {
      drop();
      return queued('job_forgotten');
    }
    const parsed = sdCppFields.safeParse(body);
    if (!parsed.success) throw refuse(400, `invalid generation parameters: ${parsed.error.message}`);
    const {
      prompt,
      negative_prompt: negative,
      width,
      height,
      seed,
      init_image,
      mask_image,
      ref_images,
      strength,
      lora = [],
    } = parsed.data;
    if (lora.some(({ path }) => !SD_CPP_LORAS.includes(path))) throw refuse(400, 'invalid lora');
    const [init, mask] = await Promise.all(
      [init_image, mask_image].map((image) => (image === undefined ? null : pictureIn(flavour, image))),
    );
    const references = await Promise.all((ref_images ?? []).map((image) => pictureIn(flavour, image)));
    const words = [prompt, negative, ...lora.flatMap(Object.values), ...references.map((one) => one.data[0])].join('|');
    const start = init ? { picture: init, strength: strength ?? 0.75, mask: mask ?? null } : null;
    const size = { width: drawnSide(flavour, width), height: drawnSide(flavour, height) };
    // Sides rounded up exceed the starting picture.
    const fits = start === null || (size.width === init?.width && size.height === init.height);
    const job: Job = { status: 'queued', picture: null, error: null, laneId: `job_${jobs.size}` };
    jobs.set(job.laneId, job);
    void inLane(job.laneId, () => drawPicture({ ...size, seed, words, start: fits ? start : null })).then(
      (picture) => {
        if (job.status !== 'cancelled') Object.assign(job, { status: 'completed', picture });
      },
      (error: unknown) => {
        const message = error instanceof Refusal ? String((error.body as { error?: unknown }).error) : String(error);
        Object.assign(job, { status: 'failed', error: { code: 'generation_failed', message } });
      },
    );
    return queued(job.laneId);
  }

  async function answerJob(job: Job): Promise<unknown> {
    const running = lane.find(job.laneId);
    if (job.status === 'queued' || job.status === 'generating') {
      if (running?.state === 'running') {
        job.status = 'generating';
        lane.ask();
      }
    }
    const images = job.picture && [{ index: 0, b64_json: await base64(job.picture) }];
    return {
      id: job.laneId,
      kind: 'img_gen',
      status: job.status,
      error: job.error,
      created: 0,
      started: null,
      queue_position: job.status === 'queued' ? 1 : 0,
      result: images && { output_format: 'png', images },
    };
  }

  function cancel(job: Job): unknown {
    const running = lane.find(job.laneId);
    if (job.status === 'generating' || running?.state === 'running') {
      throw refuse(409, 'job is currently generating and cannot be interrupted yet');
    }
    if (job.status === 'queued') {
      job.status = 'cancelled';
      if (running) lane.finish(running);
      onCancelled();
    }
    return { id: job.laneId, status: job.status };
  }

  async function upscale(body: unknown): Promise<unknown> {
    const parsed = sdCppUpscaleFields.safeParse(body);
    if (!parsed.success) throw refuse(400, parsed.error.message);
    const { image, upscaler } = parsed.data;
    if (upscaler !== 'RealESRGAN_x4plus') throw refuse(400, `no compatible image upscaler called ${upscaler}`);
    const source = await pictureIn(flavour, image);
    const made = drawPicture({ width: source.width * 4, height: source.height * 4, seed: 0, words: upscaler });
    return { upscaler, scale: 4, images: [{ index: 0, b64_json: await base64(made) }] };
  }

  async function answer(method: string, path: string, body: unknown): Promise<unknown> {
    if (path === '/sdcpp/v1/img_gen') return begin(body);
    if (path === '/sdcpp/v1/upscale') return upscale(body);
    const [, id = '', verb] = /^\/sdcpp\/v1\/jobs\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
    const job = jobs.get(id);
    if (!job) throw refuse(404, 'job not found');
    return method === 'POST' && verb ? cancel(job) : answerJob(job);
  }

  return Object.assign(answer, { forget: () => jobs.clear() });
}
