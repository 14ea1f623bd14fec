/**
 * The thread of the networks: `session.run` is synchronous and would block every request of the server. Networks load
 * with their first use and stay loaded; it runs one job at a time, each on two cores. Started by the engine's pool.
 */
import { workerData } from 'node:worker_threads';
import type { EditedImage } from '../../words/tasks/edit-task.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import { createMatting } from '../../perception/matting/create-matting.ts';
import { createPersonMatting } from '../../perception/matting/create-person-matting.ts';
import { loadBackgroundNetwork } from '../../foundation/networks/background/background-network.ts';
import { loadOnce } from '../../foundation/networks/load-once.ts';
import { personNetwork } from '../../foundation/networks/person-network.ts';
import type { EditContext } from '../../foundation/task/edit-context.ts';
import { enhanceFaces } from '../operations/enhance-faces.ts';
import { createRemoveBackground } from '../operations/remove-background.ts';
import { createLookAtPicture } from '../operations/look-at-picture.ts';
import { createSelectRegion } from '../operations/select-region.ts';
import { upscale } from '../operations/upscale.ts';
import { collectGarbage } from '../../foundation/threads/collect-garbage.ts';
import type { NetworkAnswer, NetworkJob, NetworkTask, NetworkThreadData } from './network-job.ts';
import { editContext, sendImages } from './edit-messages.ts';
import { serveJobs } from '../../foundation/threads/serve-jobs.ts';

const { backgroundModel } = workerData as NetworkThreadData;
const backgroundNetwork = loadOnce(() => loadBackgroundNetwork(backgroundModel));
const matting = createMatting({ network: backgroundNetwork, people: personNetwork });
const people = createPersonMatting({ network: personNetwork });
const removeBackground = createRemoveBackground({ matting });
const lookAtPicture = createLookAtPicture({ matting });
const selectRegion = createSelectRegion({ matting, people });

serveJobs<NetworkJob, EngineProgress, NetworkAnswer>(async (job, context) => {
  if (job.kind === 'look') {
    const findings = await lookAtPicture(job, editContext(context, { index: 0, seed: 0 }));
    return { output: { kind: 'look', findings }, transfer: [] };
  }
  if (job.kind === 'edit') {
    const { images, transfer } = sendImages(await run(job.task, editContext(context, { index: 0, seed: job.seed })));
    return { output: { kind: 'edit', images }, transfer };
  }
  const found = await selectRegion(job.source, job.region, context);
  const mask = { ...found, data: new Uint8Array(found.data) };
  return { output: { kind: 'select', mask }, transfer: [mask.data.buffer] };
}, collectGarbage());

function run(task: NetworkTask, context: EditContext): Promise<readonly EditedImage[]> {
  switch (task.operation) {
    case 'removeBackground':
      return removeBackground(task, context);
    case 'upscale':
      return upscale(task, context);
    case 'enhanceFaces':
      return enhanceFaces(task, context);
  }
}
