/** What each program lists, as far as it differs. */
export type FakeFlavour = 'a1111' | 'forge' | 'sd-next' | 'sd-cpp' | 'old-sd-cpp';

export const CHECKPOINT = 'photo/sd_xl_base_1.0.safetensors [31e35c80fc]';
/** A model that only Forge draws with. */
export const FLUX_CHECKPOINT = 'flux1-dev-bnb-nf4-v2.safetensors [bea01d51bd]';
export const OTHER_CHECKPOINT = 'inkwash_v2.safetensors [6ce0161689]';

/**
 * LoRAs that tags in prompts load, with the headers of their files. One is for another architecture than the usual
 * checkpoint, one only reduces the steps.
 */
export const LORAS = [
  {
    name: 'linen',
    alias: 'linen_folds',
    path: '/models/Lora/linen.safetensors',
    metadata: {
      'modelspec.title': 'Linen  folds',
      'modelspec.architecture': 'stable-diffusion-xl-v1-base/lora',
      'modelspec.trigger_phrase': 'lnnfold',
      ss_tag_frequency: { linen: { lnnfold: 40 } },
    },
  },
  { name: 'ink_wash_sdxl', alias: 'ink_wash_sdxl', path: '/models/Lora/ink_wash_sdxl.safetensors', metadata: {} },
  {
    name: 'denim',
    alias: 'denim',
    path: '/models/Lora/denim.safetensors',
    metadata: { ss_base_model_version: 'flux1' },
  },
  { name: 'sdxl_lightning_4step', alias: 'x', path: '/models/Lora/sdxl_lightning_4step.safetensors', metadata: {} },
  { name: 'mystery', alias: 'mystery', path: '/models/Lora/mystery.safetensors', metadata: {} },
];

/** Files below the folder of LoRAs of stable-diffusion.cpp, which reads nothing of their headers. */
export const SD_CPP_LORAS = ['styles/flux1_linen.safetensors', 'ink_sdxl.safetensors', 'mystery.safetensors'];

const file = (title: string) => title.replace(/ \[.*$/, '');
const listed = (title: string) => ({
  title,
  model_name: file(title).replace(/^.*\//, '').replace('.safetensors', ''),
  filename: `/models/Stable-diffusion/${file(title)}`,
  hash: '31e35c80fc',
});
const named = (names: readonly string[]) => names.map((name) => ({ name, aliases: [], options: {} }));
const isSdCpp = (flavour: FakeFlavour) => flavour === 'sd-cpp' || flavour === 'old-sd-cpp';
const SD_CPP_UPSCALERS = [
  { name: 'None', model: false, image_upscale: false },
  { name: 'Lanczos', model: false, image_upscale: false },
  { name: 'RealESRGAN_x4plus', model: true, image_upscale: true },
];

export interface Extensions {
  readonly controlNet: boolean;
  readonly rembg: boolean;
  /** The model that stable-diffusion.cpp was started with. */
  readonly stem: string;
}

/** Answers of `GET`, by path; what is not here is not found. */
export function listsOf(flavour: FakeFlavour, { controlNet, rembg, stem }: Extensions): Record<string, unknown> {
  if (isSdCpp(flavour)) return sdCppLists(flavour, stem);
  const paths = {
    '/sdapi/v1/txt2img': {},
    ...(rembg && { [flavour === 'sd-next' ? '/sdapi/v1/rembg' : '/rembg']: {} }),
  };
  return {
    '/sdapi/v1/sd-models': [CHECKPOINT, OTHER_CHECKPOINT, ...(flavour === 'forge' ? [FLUX_CHECKPOINT] : [])].map(
      listed,
    ),
    '/sdapi/v1/samplers': named(['DPM++ 2M', 'Euler', 'Euler a']),
    '/sdapi/v1/upscalers': named(['None', 'Lanczos', 'Nearest', 'LDSR', 'R-ESRGAN 4x+', '4x-UltraSharp']),
    '/sdapi/v1/loras': LORAS,
    '/sdapi/v1/face-restorers': named(['CodeFormer', 'GFPGAN']),
    '/sdapi/v1/memory': { ram: {}, cuda: { system: { free: 6e9, used: 2e9, total: 8e9 } } },
    '/sdapi/v1/options': {
      sd_model_checkpoint: CHECKPOINT,
      samples_format: 'png',
      ...(flavour === 'forge' && { forge_preset: 'xl' }),
    },
    '/openapi.json': { openapi: '3.1.0', paths },
    ...(flavour === 'sd-next'
      ? { '/sdapi/v1/version': { app: 'sd.next', updated: '2026-08-30', hash: '0e76332b', url: 'x' } }
      : {
          '/sdapi/v1/schedulers': [
            { name: 'automatic', label: 'Automatic' },
            { name: 'karras', label: 'Karras' },
            { name: 'simple', label: 'Simple' },
          ],
        }),
    ...(flavour === 'forge' && { '/sdapi/v1/sd-modules': [] }),
    ...(controlNet && {
      '/controlnet/model_list': {
        model_list: ['control_v11p_sd15_canny [d14c016b]', 'control_v11p_sd15_scribble [d4ba51ff]'],
      },
    }),
  };
}

function sdCppLists(flavour: FakeFlavour, stem: string): Record<string, unknown> {
  const samplers = ['euler_a', 'euler', 'dpm++2m'];
  return {
    '/sdapi/v1/sd-models': [
      { title: stem, model_name: stem, filename: `${stem}.gguf`, hash: '8888888888', config: null },
    ],
    '/sdapi/v1/samplers': named(['default', ...samplers]),
    '/sdapi/v1/schedulers': ['default', 'discrete', 'karras'].map((name) => ({ name, label: name })),
    '/sdapi/v1/upscalers': named(['None', 'Lanczos', 'Nearest', 'RealESRGAN_x4plus']),
    '/sdapi/v1/options': { samples_format: 'png', sd_model_checkpoint: stem },
    ...(flavour === 'sd-cpp' && {
      '/sdcpp/v1/capabilities': {
        model: { name: `${stem}.gguf`, stem, path: `/models/${stem}.gguf` },
        supported_modes: ['img_gen'],
        features_by_mode: { img_gen: { control_image: true, cancel_queued: true, cancel_generating: false } },
        samplers,
        schedulers: ['discrete', 'karras'],
        loras: SD_CPP_LORAS.map((path) => ({ name: path.replace(/^.*\/|\.\w+$/g, ''), path })),
        upscalers: SD_CPP_UPSCALERS,
        upscale: true,
        limits: { min_width: 64, max_width: 4096, min_height: 64, max_height: 4096, max_queue_size: 64 },
      },
    }),
  };
}
