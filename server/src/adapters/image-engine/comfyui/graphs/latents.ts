import type { PixelSize } from '@kenna/contract';
import type { Weights } from '../models/choose-weights.ts';
import { from, type GraphBuilder, type Link } from './graph-builder.ts';
import type { LoadedModel } from './load-weights.ts';
import type { Conditioning } from './sampling.ts';

/** Adds an empty latent: newer families have sixteen latent channels, Stable Diffusion has four. */
export function emptyLatent(graph: GraphBuilder, { family }: Weights, size: PixelSize): string {
  const isWide = family === 'flux' || family === 'qwen';
  return graph.add(isWide ? 'EmptySD3LatentImage' : 'EmptyLatentImage', { ...size, batch_size: 1 });
}

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
}

/** How many pixels a hole is widened before it is blanked out, because latent pixels cover eight image pixels. */
const GROWTH = 6;

export interface HoleInputs extends Conditioning {
  readonly model: Link;
  readonly latent: Link;
}

/**
 * Adds a latent with a hole. A blanked hole (VAEEncodeForInpaint) stays grey unless it is repainted completely, so
 * below a denoising strength of 1, and for a prefilled hole, the picture is encoded as it is and noise is limited to
 * the hole.
 */
export function addHole(graph: GraphBuilder, hole: Hole): HoleInputs {
  const { weights, loaded, conditioning, pixels, mask, denoise, isSoft, isPrefilled } = hole;
  const { vae } = loaded;
  const model = isSoft ? from(graph.add('DifferentialDiffusion', { model: loaded.model })) : loaded.model;
  if (weights.isInpaint) {
    const inputs = { ...conditioning, vae, pixels, mask, noise_mask: true };
    const made = graph.add('InpaintModelConditioning', inputs);
    return { model, positive: from(made), negative: from(made, 1), latent: from(made, 2) };
  }
  if (denoise === 1 && !isPrefilled) {
    const latent = from(graph.add('VAEEncodeForInpaint', { pixels, vae, mask, grow_mask_by: GROWTH }));
    return { ...conditioning, model, latent };
  }
  const samples = from(graph.add('VAEEncode', { pixels, vae }));
  return { ...conditioning, model, latent: from(graph.add('SetLatentNoiseMask', { samples, mask })) };
}
