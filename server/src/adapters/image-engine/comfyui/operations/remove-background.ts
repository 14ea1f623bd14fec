import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { createGraph, from } from '../graphs/graph-builder.ts';
import { loadImage } from '../graphs/latents.ts';
import { showImage } from '../graphs/sampling.ts';
import { chooseMatte } from '../models/choose-parts.ts';
import { found, type PlanContext, type PlanPicture } from './plan-context.ts';

type RemoveBackgroundTask = Extract<EditTask, { operation: 'removeBackground' }>;

/** Working resolution of the networks, in pixels per side. */
const RESOLUTION = 1024;
/** Working resolution of the networks that were trained on the larger value. */
const HIGH_RESOLUTION = 2048;
/** How much steeper the edges of the second result are. */
const CRISPNESS = 2.5;

/** Cuts the subject out. The colours stay those of the source; only the alpha comes from the engine. */
export async function planRemoveBackground(task: RemoveBackgroundTask, context: PlanContext): Promise<PlanPicture> {
  const { source, background } = task;
  const { backgrounds } = context.inventory.modelFiles;
  const name = found(
    chooseMatte(backgrounds, context.parts.background),
    context.parts.background ?? 'a network for mattes',
  );
  const image = await context.upload(await flattenOn(source, '#ffffff'));
  // ComfyUI up to 0.33 has no such input.
  const takesResolution = context.inventory.nodes.hasInput('RemoveBackground', 'resolution');
  const resolution = takesResolution && { resolution: /hr\b|_hr|2048/i.test(name) ? HIGH_RESOLUTION : RESOLUTION };

  return (_seed, index) => {
    const graph = createGraph();
    const picture = loadImage(graph, image);
    const network = from(graph.add('LoadBackgroundRemovalModel', { bg_removal_name: name }));
    const matte = from(graph.add('RemoveBackground', { bg_removal_model: network, image: picture, ...resolution }));
    // The matte is 1 on the subject, but the join node reads 1 as transparent.
    const alpha = from(graph.add('InvertMask', { mask: matte }));
    const cut = from(graph.add('JoinImageWithAlpha', { image: picture, alpha }));

    async function finish(made: Pixels): Promise<Pixels> {
      const cutOut = withAlphaOf(source, await stretchTo(made, source), index === 0 ? 1 : CRISPNESS);
      return background === 'transparent' ? cutOut : flattenOn(cutOut, background);
    }
    return { graph: graph.nodes, resultNode: showImage(graph, cut), finish };
  };
}

/** Combines the colours of one picture with the alpha of another; `crispness` above 1 steepens the edges. */
export function withAlphaOf(source: Pixels, made: Pixels, crispness: number): Pixels {
  const { width, height, channels } = source;
  const data = new Uint8Array(width * height * 4);
  for (let k = 0; k < width * height; k++) {
    for (let c = 0; c < 3; c++) data[k * 4 + c] = source.data[k * channels + c]!;
    const own = channels === 4 ? source.data[k * 4 + 3]! : 255;
    const alpha = made.channels === 4 ? made.data[k * 4 + 3]! : 255;
    const crisp = Math.min(255, Math.max(0, 127.5 + (alpha - 127.5) * crispness));
    data[k * 4 + 3] = Math.round((crisp * own) / 255);
  }
  return { width, height, channels: 4, data };
}
