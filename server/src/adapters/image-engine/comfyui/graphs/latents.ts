import type { PixelSize } from '@kenna/contract';
import type { Weights } from '../models/assess-file.ts';
import type { FillControl } from '../models/choose-parts.ts';
import { from, type GraphBuilder, type Link } from './graph-builder.ts';
import type { LoadedModel } from './load-weights.ts';
import type { Conditioning } from './sampling.ts';

/** Adds an empty latent in the channels and scale of the family. */
export const emptyLatent = (graph: GraphBuilder, { family }: Weights, { width, height }: PixelSize): string =>
  graph.add(family.emptyLatent, { width, height, batch_size: 1 });

export const loadImage = (graph: GraphBuilder, name: string): Link => from(graph.add('LoadImage', { image: name }));

/** Loads a mask; white is repainted. */
export const loadMask = (graph: GraphBuilder, name: string): Link =>
  from(graph.add('LoadImageMask', { image: name, channel: 'red' }));

interface Hole {
  readonly weights: Weights;
  readonly loaded: LoadedModel;
  readonly conditioning: Conditioning;
  readonly pixels: Link;
  readonly mask: Link;
  readonly denoise: number;
  /** True when the mask has partial values and the server has the node that supports them. */
  readonly isSoft: boolean;
  /** True when the hole's present content hints at what belongs there. */
  readonly isPrefilled: boolean;
  /** The control net or patch that lets a model without weights for filling see the hole; null for none. */
  readonly control: FillControl | null;
}

/** How many pixels a hole is widened before it is blanked out, because latent pixels cover eight image pixels. */
const GROWTH = 6;

export interface HoleInputs extends Conditioning {
  readonly model: Link;
  readonly latent: Link;
}

/**
 * Adds a latent with a hole. Weights for filling receive the picture and the mask as conditioning
 * (InpaintModelConditioning). For other weights, a blanked hole (VAEEncodeForInpaint) stays grey unless it is repainted
 * completely, so below a denoising strength of 1, for a prefilled hole, and where a control sees the hole itself, the
 * picture is encoded as it is and noise is limited to the hole.
 */
export function addHole(graph: GraphBuilder, hole: Hole): HoleInputs {
  const { weights, loaded, pixels, mask, denoise, isSoft, isPrefilled, control } = hole;
  const { vae } = loaded;
  const controlled = control === null ? hole : addControl(graph, control, hole);
  const { conditioning } = controlled;
  const plain = controlled.loaded.model;
  const model = isSoft ? from(graph.add('DifferentialDiffusion', { model: plain })) : plain;
  if (weights.isInpaint) {
    const inputs = { ...conditioning, vae, pixels, mask, noise_mask: true };
    const made = graph.add('InpaintModelConditioning', inputs);
    return { model, positive: from(made), negative: from(made, 1), latent: from(made, 2) };
  }
  if (denoise === 1 && !isPrefilled && control === null) {
    const latent = from(graph.add('VAEEncodeForInpaint', { pixels, vae, mask, grow_mask_by: GROWTH }));
    return { ...conditioning, model, latent };
  }
  const samples = from(graph.add('VAEEncode', { pixels, vae }));
  return { ...conditioning, model, latent: from(graph.add('SetLatentNoiseMask', { samples, mask })) };
}

/** Shows the hole to a control net, which changes the conditioning, or to a patch, which changes the model. */
function addControl(
  graph: GraphBuilder,
  { kind, name }: FillControl,
  { loaded, conditioning, pixels, mask }: Hole,
): Pick<Hole, 'loaded' | 'conditioning'> {
  const { model, vae } = loaded;
  if (kind === 'patch') {
    const patch = from(graph.add('ModelPatchLoader', { name }));
    const inputs = { model, model_patch: patch, vae, strength: 1, inpaint_image: pixels, mask };
    return { conditioning, loaded: { ...loaded, model: from(graph.add('ZImageFunControlnet', inputs)) } };
  }
  const net = from(graph.add('ControlNetLoader', { control_net_name: name }));
  const range = { strength: 1, start_percent: 0, end_percent: 1 };
  const inputs = { ...conditioning, control_net: net, vae, image: pixels, mask, ...range };
  const made = graph.add('ControlNetInpaintingAliMamaApply', inputs);
  return { loaded, conditioning: { positive: from(made), negative: from(made, 1) } };
}
