/**
 * What weights are, whatever a client takes them for: the channels of their latents, the encoders whose width they
 * accept and the VAE that they were trained with. The fake fails like torch when a graph combines others. The patterns
 * are written from the published files and share nothing with the adapter.
 */

export interface Architecture {
  readonly name: string;
  /** Channels of its latents; pixel-space models have three. */
  readonly channels: number;
  /** Encoders whose output has the right width. */
  readonly encoder: string;
  readonly vae: string;
  /** Control nets and patches that load into it. */
  readonly controls: string;
}

const row = (name: string, channels: number, encoder: string, vae: string, controls = name): Architecture => ({
  name,
  channels,
  encoder,
  vae,
  controls,
});

const SD_15 = row('sd15', 4, 'clip_l', 'sd15');
const ARCHITECTURES: readonly (readonly [RegExp, Architecture])[] = [
  [/sam3|ace_step|ltx|wan2|hunyuan_3d|layered/i, row('no picture', 0, 'none', 'none')],
  [/flux-?2.*klein.*9b/i, row('flux2', 128, 'qwen3-8b as flux2', 'flux2')],
  [/flux-?2.*klein.*4b/i, row('flux2', 128, 'qwen3-4b as flux2', 'flux2')],
  [/flux-?2.*dev/i, row('flux2', 128, 'mistral as flux2', 'flux2')],
  [/krea-?2/i, row('krea2', 16, 'qwen3vl-4b as krea2', 'wan')],
  [/flux/i, row('flux', 16, 'clip_l+t5', 'flux')],
  [/firered|qwen/i, row('qwen', 16, 'qwen2.5vl-7b', 'wan')],
  [/z_image|z-image/i, row('z-image', 16, 'qwen3-4b', 'flux')],
  [/hidream_o1/i, row('hidream-o1', 3, 'own', 'pixels')],
  [/hidream/i, row('hidream', 16, 'clip_g+clip_l+llama+t5', 'flux')],
  [/chroma/i, row('chroma', 16, 't5', 'flux')],
  [/sd3/i, row('sd3', 16, 'clip_g+clip_l+t5', 'sd3')],
  [/xl/i, row('sdxl', 4, 'clip_g+clip_l', 'sdxl')],
];

export const architectureOf = (file: string): Architecture =>
  ARCHITECTURES.find(([pattern]) => pattern.test(file))?.[1] ?? SD_15;

const ENCODERS: readonly (readonly [RegExp, string])[] = [
  [/qwen3vl_4b/i, 'qwen3vl-4b'],
  [/qwen_3_4b|qwen3-4b/i, 'qwen3-4b'],
  [/qwen_3_8b|qwen3-8b/i, 'qwen3-8b'],
  [/qwen_2\.5_vl/i, 'qwen2.5vl-7b'],
  [/mistral/i, 'mistral'],
  [/llama/i, 'llama'],
  [/t5xxl/i, 't5'],
  [/clip_g/i, 'clip_g'],
  [/clip_l/i, 'clip_l'],
];

/** The encoder that files make together; the type of the loader decides the template and so the width. */
export function encoderOf(files: readonly string[], type: string): string {
  const names = files.map((file) => ENCODERS.find(([pattern]) => pattern.test(file))?.[1] ?? file).sort();
  const joined = names.join('+');
  return type === 'flux2' || type === 'krea2' ? `${joined} as ${type}` : joined;
}

const VAES: readonly (readonly [RegExp, string, number])[] = [
  [/flux2-vae|full_encoder_small_decoder/i, 'flux2', 128],
  [/layered/i, 'layered', 16],
  [/qwen_image_vae/i, 'wan', 16],
  [/^ae\./i, 'flux', 16],
  [/sd3/i, 'sd3', 16],
];

export function vaeOf(file: string): { readonly name: string; readonly channels: number } {
  const [, name, channels] = VAES.find(([pattern]) => pattern.test(file)) ?? [null, file, 4];
  return { name, channels };
}

const CONTROLS: readonly (readonly [RegExp, string])[] = [
  [/z-?image/i, 'z-image'],
  [/qwen/i, 'qwen'],
  [/flux/i, 'flux'],
  [/sd3/i, 'sd3'],
  [/xl/i, 'sdxl'],
];

/** The architecture that a control net or a model patch was made for. */
export const controlsOf = (file: string): string => CONTROLS.find(([pattern]) => pattern.test(file))?.[1] ?? 'sd15';
