import type { Findings, PictureFindings } from '../perception/people/findings.ts';
import type { EditedImage, EditOptions, EditTask } from '../words/tasks/edit-task.ts';
import type { EnginePixels } from '../foundation/image/pixels.ts';
import { isContinued } from '../tools/outpaint/make-backdrop.ts';
import { readFill } from '../tools/reading/read-fill.ts';
import { mayClothe } from '../tools/fill/worn-share.ts';
import { instructEdit } from './operations/instruct-edit.ts';
import type { PixelWorker } from '../tools/instruct/pixels/create-pixel-worker.ts';
import { runPictures } from './run-pictures.ts';
import { shapeName } from './shape-name.ts';
import type { NetworkThread } from './threads/create-network-thread.ts';
import type { StudioTask } from './threads/studio-job.ts';
import type { StudioThreads } from './threads/studio-threads.ts';

interface Threads {
  readonly studio: StudioThreads;
  readonly networks: NetworkThread;
  readonly pixels: PixelWorker;
}

/**
 * Sends a checked task to the threads that run it.
 * @throws EngineError.
 */
export async function runEdit(task: EditTask, options: EditOptions, threads: Threads): Promise<readonly EditedImage[]> {
  switch (task.operation) {
    case 'inpaint':
    case 'sketch':
    case 'vary':
    case 'tryOn':
    case 'outpaint':
      return studioEdit(task, options, threads);
    case 'instructEdit':
      return instructEdit(task, options, {
        run: (step, own) => runEdit(step, own, threads),
        select: (source, region, signal) => threads.networks.select({ source, region }, signal),
        pixels: (job, signal) => threads.pixels.run(job, signal),
        draw: (step, scene, { signal, onProgress }) =>
          threads.studio.draw({ task: step, scene, index: 0 }, signal, onProgress, shapeName(scene)),
        async colour(source, signal) {
          const look = { picture: source, subject: true, person: true };
          const findings = await threads.networks.look(look, signal, () => undefined);
          return threads.pixels.colour({ source, findings }, signal);
        },
        async garment(source, wanted, signal) {
          const look = { picture: source, subject: true, person: true };
          const findings = await threads.networks.look(look, signal, () => undefined);
          return threads.pixels.garment({ source, findings, wanted }, signal);
        },
      });
    default: {
      const { seed, signal, onProgress, onImage } = options;
      const images = await threads.networks.edit({ task, seed }, signal, onProgress);
      if (onImage) images.forEach(onImage);
      return images;
    }
  }
}

/** Share of a task's progress that the networks' analysis of its pictures takes. */
const LOOKING = 0.25;

async function studioEdit(task: StudioTask, options: EditOptions, { studio, networks }: Threads) {
  const { signal } = options;
  const wanted = wantedOf(task);
  const done = wanted.length > 0 ? LOOKING : 0;
  const seen: (PictureFindings | null)[] = [];
  for (const [position, look] of wanted.entries()) {
    const share = (fraction: number) => (done * (position + fraction)) / wanted.length;
    seen.push(
      look &&
        (await networks.look(look, signal, ({ stage, fraction }) =>
          options.onProgress({ imageIndex: 0, stage, fraction: share(fraction) }),
        )),
    );
  }
  const findings: Findings = { source: seen[0] ?? NOTHING, second: seen[1] ?? null };
  const onProgress: EditOptions['onProgress'] = (progress) =>
    options.onProgress({ ...progress, fraction: done + (1 - done) * progress.fraction });
  return runPictures(task.count, { ...options, onProgress }, async (index, own, onOwn) => {
    const seed = (options.seed + index) >>> 0;
    const completed = await completedBy(networks, task, seed % COMPLETIONS, own);
    const [image] = await studio.edit({ task, findings: { ...findings, completed }, index, seed }, own, onOwn);
    return image!;
  });
}

/** Number of variants of a completion (`variant` of `completedBy`); pictures of consecutive seeds take them in turn. */
const COMPLETIONS = 4;

/** What the operator's network makes of the area to be filled; null for tasks that fill none, and without a network. */
async function completedBy(networks: NetworkThread, task: StudioTask, variant: number, signal: AbortSignal) {
  const isFilled = task.operation === 'inpaint' && readFill(task).kind === 'complete';
  if (isFilled || (task.operation === 'outpaint' && isContinued(task)))
    return networks.complete({ task, variant }, signal);
  return null;
}

const NOTHING: PictureFindings = { subject: null, person: null };

const subjectOf = (picture: EnginePixels) => ({ picture, subject: true, person: false });

const wornIn = (picture: EnginePixels) => ({ picture, subject: true, person: true });

/** Which findings a task needs for its source, and for its second picture. */
function wantedOf(task: StudioTask) {
  switch (task.operation) {
    case 'inpaint':
      return mayClothe(task) ? [{ picture: task.source, subject: 'ifWorn' as const, person: true }] : [];
    case 'sketch':
      return task.edges ? [wornIn(task.source)] : [];
    case 'vary':
      // A picture that the engine drew is varied by its scene, which needs no findings, unless a photograph is blended
      // in.
      if (task.scene && (!task.blend || task.blend.scene)) return [];
      return [wornIn(task.source), task.blend && wornIn(task.blend.source)];
    case 'tryOn':
      return [
        { picture: task.source, subject: false, person: true },
        { picture: task.garment, subject: true, person: true },
      ];
    case 'outpaint':
      return [subjectOf(task.source)];
  }
}
