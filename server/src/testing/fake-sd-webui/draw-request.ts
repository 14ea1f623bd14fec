/** Draws a request, as strictly as the real programs parse it. */
import { drawPicture, readPicture, type RawPicture } from '../drawn-picture.ts';
import { CHECKPOINT, FLUX_CHECKPOINT, LORAS, OTHER_CHECKPOINT, type FakeFlavour } from './flavours.ts';
import { raised } from './refusal.ts';
import type { DrawRequest } from './request-fields.ts';

const bytesOf = (base64: string) => Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64');
const isSdCpp = (flavour: FakeFlavour) => flavour === 'sd-cpp' || flavour === 'old-sd-cpp';

export async function pictureIn(flavour: FakeFlavour, base64: string): Promise<RawPicture> {
  const picture = await readPicture(bytesOf(base64)).catch(() => {
    throw raised(flavour, 500, 'HTTPException', 'Invalid encoded image');
  });
  // stable-diffusion.cpp requires three channels.
  if (isSdCpp(flavour) && picture.channels < 3) throw raised(flavour, 400, '', 'invalid params');
  return picture;
}

/** Rounds a side as the program does: most round down, stable-diffusion.cpp rounds up. */
export const drawnSide = (flavour: FakeFlavour, side: number) =>
  isSdCpp(flavour) ? Math.ceil(side / 16) * 16 : Math.floor(side / 8) * 8;

function checkSettings(flavour: FakeFlavour, { override_settings, sampler_name, scheduler }: DrawRequest): void {
  const checkpoint = override_settings?.sd_model_checkpoint;
  const present = [CHECKPOINT, OTHER_CHECKPOINT, ...(flavour === 'forge' ? [FLUX_CHECKPOINT] : [])];
  if (checkpoint !== undefined && !present.includes(checkpoint)) {
    const text = flavour === 'forge' ? `model '${checkpoint}' not found` : `Unknown checkpoint: ${checkpoint}`;
    throw raised(flavour, 500, 'RuntimeError', text);
  }
  if (isSdCpp(flavour)) return;
  if (sampler_name !== undefined && !['DPM++ 2M', 'Euler', 'Euler a'].includes(sampler_name)) {
    throw raised(flavour, 400, 'HTTPException', 'Sampler not found');
  }
  if (scheduler !== undefined && !['Karras', 'Simple'].includes(scheduler))
    throw raised(flavour, 500, 'KeyError', scheduler);
}

/**
 * A tag of a LoRA that is not there is only logged by the real programs, and one of another architecture changes
 * nothing or fails in its layers; from our client both are mistakes.
 */
function checkTags(flavour: FakeFlavour, { prompt, override_settings }: DrawRequest): void {
  if (isSdCpp(flavour)) return;
  const checkpoint = override_settings?.sd_model_checkpoint ?? CHECKPOINT;
  for (const [, name = '', strength = ''] of prompt.matchAll(/<lora:([^:>]*):?([^>]*)>/g)) {
    if (!LORAS.some((lora) => lora.name === name)) throw raised(flavour, 500, 'AssertionError', `no LoRA ${name}`);
    if (!(Number(strength) >= 0 && strength !== '')) throw raised(flavour, 500, 'ValueError', `strength ${strength}`);
    if ((name === 'denim') !== (checkpoint === FLUX_CHECKPOINT))
      throw raised(flavour, 500, 'AssertionError', `Bad Lora layer name for ${checkpoint}`);
  }
}

async function startOf(flavour: FakeFlavour, { init_images: init, mask, ...request }: DrawRequest, path: string) {
  if (!path.endsWith('img2img')) return null;
  if (!init?.[0]) throw raised(flavour, 404, 'HTTPException', 'Init image not found');
  const picture = await pictureIn(flavour, init[0]);
  if (picture.width !== request.width || picture.height !== request.height) {
    throw raised(flavour, 500, 'ValueError', 'the test gives pictures of the size that is drawn');
  }
  const masked = mask === undefined ? null : await pictureIn(flavour, mask);
  if (masked && (masked.width !== picture.width || masked.height !== picture.height)) {
    throw raised(flavour, 500, 'ValueError', 'images do not match');
  }
  const inverted =
    masked && request.inpainting_mask_invert ? { ...masked, data: masked.data.map((v) => 255 - v) } : masked;
  return { picture, strength: request.denoising_strength ?? 0.75, mask: inverted };
}

/** Applies the lines of a ControlNet, and decides whether they are returned as an extra picture. */
async function controlOf(flavour: FakeFlavour, { alwayson_scripts: scripts }: DrawRequest, hasExtension: boolean) {
  const [unit] = scripts?.controlnet.args ?? [];
  if (unit === undefined) return null;
  if (!hasExtension) throw raised(flavour, 422, 'HTTPException', 'always on script controlnet not found');
  if (!unit.enabled) return null;
  if (!/canny|scribble/.test(unit.model)) throw raised(flavour, 500, 'RuntimeError', `model not found: ${unit.model}`);
  const { data } = await pictureIn(flavour, unit.image);
  const isEmpty = unit.module.startsWith('invert') && data.every((value) => value > 250);
  if (flavour === 'forge' && isEmpty) {
    throw raised(flavour, 500, 'TypeError', "'>' not supported between instances of 'NoneType' and 'int'");
  }
  return { words: `${unit.model} ${unit.weight} ${unit.guidance_end}`, comesBack: unit.save_detected_map };
}

export async function drawRequest(
  flavour: FakeFlavour,
  path: string,
  request: DrawRequest,
  { controlNet, isHalfDone }: { readonly controlNet: boolean; readonly isHalfDone: () => boolean },
): Promise<() => { readonly pictures: readonly RawPicture[]; readonly info: object }> {
  checkSettings(flavour, request);
  checkTags(flavour, request);
  const start = await startOf(flavour, request, path);
  const control = await controlOf(flavour, request, controlNet);
  const seed = request.seed === -1 ? 77 : request.seed;
  return () => {
    const words = [request.prompt, request.negative_prompt, control?.words ?? '', isHalfDone() ? 'half' : ''].join('|');
    const [width, height] = [drawnSide(flavour, request.width), drawnSide(flavour, request.height)];
    const picture = drawPicture({ width, height, seed, words, start });
    const extra = control?.comesBack ? [drawPicture({ width, height, seed, words: 'detected map' })] : [];
    return { pictures: [picture, ...extra], info: { seed, all_seeds: [seed], infotexts: [words] } };
  };
}
