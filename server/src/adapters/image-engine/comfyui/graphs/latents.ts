import type { PixelSize } from '@kenna/contract';
import type { Weights } from '../models/choose-weights.ts';
import { from, type GraphBuilder, type Link } from './graph-builder.ts';
import type { LoadedModel } from './load-weights.ts';
import type { Conditioning } from './sampling.ts';

/** Sixteen channels for the newer families, four for Stable Diffusion. */
export function emptyLatent(graph: GraphBuilder, { family }: Weights, size: PixelSize): string {
  const isWide = family === 'flux' || family === 'qwen';
  return graph.add(isWide ? 'EmptySD3LatentImage' : 'EmptyLatentImage', { ...size, batch_size: 1 });
}

export const loadImage = (graph: GraphBuilder, name: string): Link => from(graph.add('LoadImage', { image: name }));

/** White repaints. */
export const loadMask = (graph: GraphBuilder, name: string): Link =>
  from(graph.add('LoadImageMask', { image: name, channel: 'red' }));

interface Hole {
  readonly weights: Weights;
  readonly loaded: LoadedModel;
  readonly conditioning: Conditioning;
  readonly pixels: Link;
  readonly mask: Link;
  readonly denoise: number;
  /** The mask has half tones, and the server has the node that heeds them. */
  readonly isSoft: boolean;
  /** What lies in the hole says something of what belongs there. */
  readonly isPrefilled: boolean;
}

/** How far a hole is widened before it is blanked out, latent edges being eight pixels apart. */
const GROWTH = 6;

export interface HoleInputs extends Conditioning {
  readonly model: Link;
  readonly latent: Link;
}

/**
 * A latent with a hole. Blanking the hole out (VAEEncodeForInpaint) leaves grey where it is not repainted wholly: below a
 * denoising strength of 1 the picture is encoded as it is and noise is kept to the hole.
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
