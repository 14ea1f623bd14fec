import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { createGraph, from, type GraphBuilder, type Link } from '../graphs/graph-builder.ts';
import { loadImage } from '../graphs/latents.ts';
import { showImage } from '../graphs/sampling.ts';
import { findName, pickName } from '../../families/find-name.ts';
import { found, type PlanContext, type PlanPicture } from './plan-context.ts';
import { withOwnAlpha } from './with-own-alpha.ts';

type EnhanceFacesTask = Extract<EditTask, { operation: 'enhanceFaces' }>;

export interface FaceNetwork {
  readonly name: string;
  /** The network that detects faces. */
  readonly detector: string;
}

/** Balance between quality (0) and likeness (1): people must stay recognisable. */
const FIDELITY = 0.7;

/** Returns null where the nodes or their weights are missing. */
export function faceNetwork({
  inventory: { nodes, modelFiles },
  parts,
}: Pick<PlanContext, 'inventory' | 'parts'>): FaceNetwork | null {
  if (!nodes.has('FaceRestoreModelLoader', 'FaceRestoreCFWithModel')) return null;
  const name =
    parts.faces === null ? pickName(modelFiles.faces, [/gfpgan/i, /./]) : findName(modelFiles.faces, parts.faces);
  const detector = nodes.options('FaceRestoreCFWithModel', 'facedetection')?.[0];
  return name === null || detector === undefined ? null : { name, detector };
}

export function addFaceRestoration(graph: GraphBuilder, { name, detector }: FaceNetwork, image: Link): Link {
  const model = from(graph.add('FaceRestoreModelLoader', { model_name: name }));
  const settings = { facedetection: detector, codeformer_fidelity: FIDELITY };
  return from(graph.add('FaceRestoreCFWithModel', { facerestore_model: model, image, ...settings }));
}

/** Sharpens faces at their present size. No node enhances hands. */
export async function planEnhanceFaces(task: EnhanceFacesTask, context: PlanContext): Promise<PlanPicture> {
  const { source, hands } = task;
  const network = found(faceNetwork(context), 'a network for faces');
  const image = await context.upload(await flattenOn(source, '#808080'));
  const note = hands ? { note: 'This engine did not enhance the hands.' } : {};
  return () => {
    const graph = createGraph();
    const result = addFaceRestoration(graph, network, loadImage(graph, image));
    const finish = async (made: Pixels) => withOwnAlpha(source, await stretchTo(made, source));
    return { graph: graph.nodes, resultNode: showImage(graph, result), finish, ...note };
  };
}
