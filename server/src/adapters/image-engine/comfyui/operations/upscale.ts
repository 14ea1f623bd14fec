import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { createGraph, from } from '../graphs/graph-builder.ts';
import { loadImage } from '../graphs/latents.ts';
import { showImage } from '../graphs/sampling.ts';
import { chooseUpscaler } from '../models/choose-parts.ts';
import { found, type PlanContext, type PlanPicture } from './plan-context.ts';
import { addFaceRestoration, faceNetwork } from './enhance-faces.ts';
import { withOwnAlpha } from './with-own-alpha.ts';

type UpscaleTask = Extract<EditTask, { operation: 'upscale' }>;

/**
 * Enlarges with a network at its own factor, then resizes to the requested factor. The alpha is enlarged separately.
 */
export async function planUpscale(task: UpscaleTask, context: PlanContext): Promise<PlanPicture> {
  const { source, factor, enhanceFaces, enhanceHands } = task;
  const size = { width: source.width * factor, height: source.height * factor };
  const name = chooseUpscaler(context.inventory.modelFiles.upscalers, factor, context.parts.upscaler);
  const network = found(name, context.parts.upscaler ?? 'an upscaler');
  const faces = enhanceFaces ? faceNetwork(context) : null;
  const image = await context.upload(await flattenOn(source, '#808080'));
  const missed = [...(enhanceFaces && !faces ? ['faces'] : []), ...(enhanceHands ? ['hands'] : [])];

  return () => {
    const graph = createGraph();
    const model = from(graph.add('UpscaleModelLoader', { model_name: network }));
    const enlarged = graph.add('ImageUpscaleWithModel', { upscale_model: model, image: loadImage(graph, image) });
    const exact = { upscale_method: 'lanczos', ...size, crop: 'disabled' };
    const scaled = from(graph.add('ImageScale', { image: from(enlarged), ...exact }));
    const result = faces ? addFaceRestoration(graph, faces, scaled) : scaled;
    const note = missed.length > 0 ? { note: `This engine did not enhance the ${missed.join(' and ')}.` } : {};
    const finish = async (made: Pixels) => withOwnAlpha(source, await stretchTo(made, size));
    return { graph: graph.nodes, resultNode: showImage(graph, result), finish, ...note };
  };
}
