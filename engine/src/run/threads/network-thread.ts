/**
 * The thread of the networks: `session.run` is synchronous and would block every request of the server. Networks load
 * with their first use and stay loaded; it runs one job at a time, each on two cores. Started by the engine's pool.
 */
import { workerData } from 'node:worker_threads';
import type { EditedImage } from '../../words/tasks/edit-task.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import { createMatting } from '../../perception/matting/create-matting.ts';
import { createPersonMatting } from '../../perception/matting/create-person-matting.ts';
import { loadBackgroundNetwork, loadMattingModel } from '../../foundation/networks/background/background-network.ts';
import { loadOnce } from '../../foundation/networks/load-once.ts';
import { operatorModel, type ModelState } from '../../foundation/networks/operator/operator-models.ts';
import { personNetwork } from '../../foundation/networks/person-network.ts';
import { stopIfCancelled, type EditContext } from '../../foundation/task/edit-context.ts';
import { loadParsingModel } from '../../perception/people/parsing-network.ts';
import { loadRestoringModel } from '../../perception/faces/restoring-network.ts';
import { loadEnlargingModel } from '../../perception/super-resolution/enlarging-network.ts';
import { loadCompletingModel } from '../../tools/completion/network/completing-network.ts';
import { createCompleteByModel } from '../operations/complete-by-model.ts';
import { createEnhanceFaces } from '../operations/enhance-faces.ts';
import { createRemoveBackground } from '../operations/remove-background.ts';
import { createLookAtPicture } from '../operations/look-at-picture.ts';
import { createSelectRegion } from '../operations/select-region.ts';
import { createUpscale } from '../operations/upscale.ts';
import { collectGarbage } from '../../foundation/threads/collect-garbage.ts';
import type { NetworkAnswer, NetworkJob, NetworkTask, NetworkThreadData } from './network-job.ts';
import { editContext, sendImages } from './edit-messages.ts';
import { serveJobs } from '../../foundation/threads/serve-jobs.ts';

const { models } = workerData as NetworkThreadData;
const mattingModel = operatorModel('matting', models.matting, loadMattingModel);
const parsingModel = operatorModel('parsing', models.parsing, loadParsingModel);
const completionModel = operatorModel('completion', models.completion, loadCompletingModel);
const enlargingModel = operatorModel('enlarging', models.enlarging, loadEnlargingModel);
const facesModel = operatorModel('faces', models.faces, loadRestoringModel);
const builtInMatting = loadOnce(loadBackgroundNetwork);
const matting = createMatting({
  network: async (onLoading) => (await mattingModel.network(onLoading)) ?? builtInMatting(onLoading),
  people: personNetwork,
});
const people = createPersonMatting({ network: personNetwork });
const removeBackground = createRemoveBackground({ matting });
const lookAtPicture = createLookAtPicture({ matting, parser: parsingModel.network });
const completeByModel = createCompleteByModel({ network: completionModel.network });
const enhanceFaces = createEnhanceFaces({ restorer: facesModel.network });
const upscale = createUpscale({ enlarger: enlargingModel.network, restorer: facesModel.network });
const selectRegion = createSelectRegion({ matting, people, parser: parsingModel.network });

serveJobs<NetworkJob, EngineProgress, NetworkAnswer>(async (job, context) => {
  if (job.kind === 'check') {
    const states = await checkModels(() => stopIfCancelled(context));
    return { output: { kind: 'check', states }, transfer: [] };
  }
  if (job.kind === 'complete') {
    const rgb = await completeByModel(job, editContext(context, { index: 0, seed: 0 }));
    return { output: { kind: 'complete', rgb }, transfer: rgb ? [rgb.buffer] : [] };
  }
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

/**
 * One after the other: two large models that load at once would need the memory of both twice. `check` is called before
 * each and throws when the engine is closed.
 */
async function checkModels(check: () => void): Promise<readonly ModelState[]> {
  const states: ModelState[] = [];
  for (const model of [mattingModel, parsingModel, completionModel, enlargingModel, facesModel]) {
    check();
    const state = await model.state();
    if (state) states.push(state);
  }
  return states;
}

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
