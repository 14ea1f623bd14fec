/**
 * The nodes of the fake, with the names, types and limits of the real nodes' inputs, written from the classes of ComfyUI
 * (nodes.py and comfy_extras) and of ComfyUI-GGUF. Inputs of a growing list are named `list.name_1` and so on.
 */

export type ModelFolder =
  | 'checkpoints'
  | 'diffusion_models'
  | 'text_encoders'
  | 'vae'
  | 'loras'
  | 'controlnet'
  | 'upscale_models'
  | 'background_removal'
  | 'facerestore_models'
  | 'model_patches'
  | 'unet_gguf'
  | 'clip_gguf';

export interface InputDefinition {
  readonly kind: 'link' | 'number' | 'integer' | 'text' | 'switch' | 'choice' | 'files' | 'upload';
  /** Type of the linked output. */
  readonly type?: string;
  readonly range?: readonly [min: number, max: number];
  readonly options?: readonly string[];
  readonly folder?: ModelFolder;
  readonly isOptional?: boolean;
  /** Lists its options in the format of newer nodes. */
  readonly isNewForm?: boolean;
}

export interface NodeDefinition {
  readonly inputs: Readonly<Record<string, InputDefinition>>;
  readonly outputs: readonly string[];
  readonly isOutput?: boolean;
  /** Missing in old versions. */
  readonly isNew?: boolean;
  /** Further inputs of versions from 0.38 on. */
  readonly newestInputs?: Readonly<Record<string, InputDefinition>>;
}

const link = (type: string): InputDefinition => ({ kind: 'link', type });
const optional = (definition: InputDefinition): InputDefinition => ({ ...definition, isOptional: true });
const files = (folder: ModelFolder): InputDefinition => ({ kind: 'files', folder });
const newFiles = (folder: ModelFolder): InputDefinition => ({ kind: 'files', folder, isNewForm: true });
const choice = (...options: string[]): InputDefinition => ({ kind: 'choice', options });
const number = (min: number, max: number): InputDefinition => ({ kind: 'number', range: [min, max] });
const integer = (min: number, max: number): InputDefinition => ({ kind: 'integer', range: [min, max] });
const text: InputDefinition = { kind: 'text' };
const upload: InputDefinition = { kind: 'upload' };

const side = integer(16, 16_384);
const seed = integer(0, 2 ** 64 - 1);
const [MODEL, CLIP, VAE, LATENT] = [link('MODEL'), link('CLIP'), link('VAE'), link('LATENT')];
const [IMAGE, MASK, CONDITIONING] = [link('IMAGE'), link('MASK'), link('CONDITIONING')];
const [GUIDER, NOISE, SAMPLER, SIGMAS] = [link('GUIDER'), link('NOISE'), link('SAMPLER'), link('SIGMAS')];
const SAMPLERS = choice(
  'euler',
  'euler_ancestral',
  'dpmpp_2m',
  'dpmpp_2m_sde',
  'dpmpp_2m_sde_gpu',
  'lcm',
  'res_multistep',
  'ddim',
  'uni_pc',
);
const ENCODER_TYPES = ['stable_diffusion', 'sd3', 'lumina2', 'hidream', 'chroma', 'qwen_image', 'flux2', 'krea2'];
const latentSize = { width: side, height: side, batch_size: integer(1, 4096) };
const SCHEDULERS = choice('simple', 'sgm_uniform', 'karras', 'exponential', 'ddim_uniform', 'beta', 'normal');

export const NODES: Readonly<Record<string, NodeDefinition>> = {
  CheckpointLoaderSimple: { inputs: { ckpt_name: files('checkpoints') }, outputs: ['MODEL', 'CLIP', 'VAE'] },
  UNETLoader: {
    inputs: { unet_name: files('diffusion_models'), weight_dtype: choice('default', 'fp8_e4m3fn') },
    outputs: ['MODEL'],
  },
  CLIPLoader: {
    inputs: { clip_name: files('text_encoders'), type: choice(...ENCODER_TYPES) },
    outputs: ['CLIP'],
  },
  DualCLIPLoader: {
    inputs: {
      clip_name1: files('text_encoders'),
      clip_name2: files('text_encoders'),
      type: choice('sdxl', 'sd3', 'flux'),
    },
    outputs: ['CLIP'],
  },
  TripleCLIPLoader: {
    inputs: {
      clip_name1: newFiles('text_encoders'),
      clip_name2: newFiles('text_encoders'),
      clip_name3: newFiles('text_encoders'),
    },
    outputs: ['CLIP'],
  },
  QuadrupleCLIPLoader: {
    inputs: {
      clip_name1: newFiles('text_encoders'),
      clip_name2: newFiles('text_encoders'),
      clip_name3: newFiles('text_encoders'),
      clip_name4: newFiles('text_encoders'),
    },
    outputs: ['CLIP'],
  },
  UnetLoaderGGUF: { inputs: { unet_name: files('unet_gguf') }, outputs: ['MODEL'] },
  CLIPLoaderGGUF: {
    inputs: { clip_name: files('clip_gguf'), type: choice(...ENCODER_TYPES) },
    outputs: ['CLIP'],
  },
  VAELoader: { inputs: { vae_name: files('vae') }, outputs: ['VAE'] },
  LoraLoader: {
    inputs: {
      model: MODEL,
      clip: CLIP,
      lora_name: files('loras'),
      strength_model: number(-100, 100),
      strength_clip: number(-100, 100),
    },
    outputs: ['MODEL', 'CLIP'],
  },
  LoraLoaderModelOnly: {
    inputs: { model: MODEL, lora_name: files('loras'), strength_model: number(-100, 100) },
    outputs: ['MODEL'],
  },
  ModelSamplingAuraFlow: { inputs: { model: MODEL, shift: number(0, 100) }, outputs: ['MODEL'] },
  ModelSamplingSD3: { inputs: { model: MODEL, shift: number(0, 100) }, outputs: ['MODEL'] },
  ModelNoiseScale: { inputs: { model: MODEL, noise_scale: number(0, 100) }, outputs: ['MODEL'], isNew: true },
  FluxKVCache: { inputs: { model: MODEL }, outputs: ['MODEL'], isNew: true },
  T5TokenizerOptions: {
    inputs: { clip: CLIP, min_padding: integer(0, 10_000), min_length: integer(0, 10_000) },
    outputs: ['CLIP'],
  },
  CFGNorm: { inputs: { model: MODEL, strength: number(0, 100) }, outputs: ['MODEL'] },
  DifferentialDiffusion: { inputs: { model: MODEL, strength: optional(number(0, 1)) }, outputs: ['MODEL'] },
  CLIPTextEncode: { inputs: { text, clip: CLIP }, outputs: ['CONDITIONING'] },
  ConditioningZeroOut: { inputs: { conditioning: CONDITIONING }, outputs: ['CONDITIONING'] },
  FluxGuidance: { inputs: { conditioning: CONDITIONING, guidance: number(0, 100) }, outputs: ['CONDITIONING'] },
  ReferenceLatent: { inputs: { conditioning: CONDITIONING, latent: optional(LATENT) }, outputs: ['CONDITIONING'] },
  TextEncodeQwenImageEditPlus: {
    inputs: {
      clip: CLIP,
      prompt: text,
      vae: optional(VAE),
      image1: optional(IMAGE),
      image2: optional(IMAGE),
      image3: optional(IMAGE),
    },
    outputs: ['CONDITIONING'],
  },
  TextEncodeQwenImageEdit: {
    inputs: { clip: CLIP, prompt: text, vae: optional(VAE), image: optional(IMAGE) },
    outputs: ['CONDITIONING'],
  },
  FluxKontextMultiReferenceLatentMethod: {
    inputs: {
      conditioning: CONDITIONING,
      reference_latents_method: choice('offset', 'index', 'uxo/uno', 'index_timestep_zero'),
    },
    outputs: ['CONDITIONING'],
    isNew: true,
  },
  HiDreamO1ReferenceImages: {
    inputs: {
      positive: CONDITIONING,
      negative: CONDITIONING,
      'images.image_1': IMAGE,
      'images.image_2': optional(IMAGE),
      'images.image_3': optional(IMAGE),
      'images.image_4': optional(IMAGE),
      'images.image_5': optional(IMAGE),
      'images.image_6': optional(IMAGE),
      'images.image_7': optional(IMAGE),
      'images.image_8': optional(IMAGE),
      'images.image_9': optional(IMAGE),
      'images.image_10': optional(IMAGE),
    },
    outputs: ['CONDITIONING', 'CONDITIONING'],
    isNew: true,
  },
  EmptyLatentImage: { inputs: latentSize, outputs: ['LATENT'] },
  EmptySD3LatentImage: { inputs: latentSize, outputs: ['LATENT'] },
  EmptyFlux2LatentImage: { inputs: latentSize, outputs: ['LATENT'], isNew: true },
  EmptyHiDreamO1LatentImage: {
    inputs: { width: integer(64, 4096), height: integer(64, 4096), batch_size: integer(1, 64) },
    outputs: ['LATENT'],
    isNew: true,
  },
  RandomNoise: { inputs: { noise_seed: seed }, outputs: ['NOISE'] },
  KSamplerSelect: { inputs: { sampler_name: SAMPLERS }, outputs: ['SAMPLER'] },
  Flux2Scheduler: {
    inputs: { steps: integer(1, 4096), width: side, height: side },
    outputs: ['SIGMAS'],
    isNew: true,
  },
  SplitSigmasDenoise: { inputs: { sigmas: SIGMAS, denoise: number(0, 1) }, outputs: ['SIGMAS', 'SIGMAS'] },
  BasicGuider: { inputs: { model: MODEL, conditioning: CONDITIONING }, outputs: ['GUIDER'] },
  CFGGuider: {
    inputs: { model: MODEL, positive: CONDITIONING, negative: CONDITIONING, cfg: number(0, 100) },
    outputs: ['GUIDER'],
  },
  SamplerCustomAdvanced: {
    inputs: { noise: NOISE, guider: GUIDER, sampler: SAMPLER, sigmas: SIGMAS, latent_image: LATENT },
    outputs: ['LATENT', 'LATENT'],
  },
  KSampler: {
    inputs: {
      model: MODEL,
      seed,
      steps: integer(1, 10_000),
      cfg: number(0, 100),
      sampler_name: SAMPLERS,
      scheduler: SCHEDULERS,
      positive: CONDITIONING,
      negative: CONDITIONING,
      latent_image: LATENT,
      denoise: number(0, 1),
    },
    outputs: ['LATENT'],
  },
  VAEDecode: { inputs: { samples: LATENT, vae: VAE }, outputs: ['IMAGE'] },
  VAEEncode: { inputs: { pixels: IMAGE, vae: VAE }, outputs: ['LATENT'] },
  VAEEncodeForInpaint: {
    inputs: { pixels: IMAGE, vae: VAE, mask: MASK, grow_mask_by: integer(0, 64) },
    outputs: ['LATENT'],
  },
  InpaintModelConditioning: {
    inputs: {
      positive: CONDITIONING,
      negative: CONDITIONING,
      vae: VAE,
      pixels: IMAGE,
      mask: MASK,
      noise_mask: { kind: 'switch' },
    },
    outputs: ['CONDITIONING', 'CONDITIONING', 'LATENT'],
  },
  SetLatentNoiseMask: { inputs: { samples: LATENT, mask: MASK }, outputs: ['LATENT'] },
  LoadImage: { inputs: { image: upload }, outputs: ['IMAGE', 'MASK'] },
  LoadImageMask: {
    inputs: { image: upload, channel: choice('alpha', 'red', 'green', 'blue') },
    outputs: ['MASK'],
  },
  ControlNetLoader: { inputs: { control_net_name: files('controlnet') }, outputs: ['CONTROL_NET'] },
  SetUnionControlNetType: {
    inputs: {
      control_net: link('CONTROL_NET'),
      type: choice('auto', 'hed/pidi/scribble/ted', 'canny/lineart/anime_lineart/mlsd'),
    },
    outputs: ['CONTROL_NET'],
  },
  ControlNetApplyAdvanced: {
    inputs: {
      positive: CONDITIONING,
      negative: CONDITIONING,
      control_net: link('CONTROL_NET'),
      image: IMAGE,
      strength: number(0, 10),
      start_percent: number(0, 1),
      end_percent: number(0, 1),
      vae: optional(VAE),
    },
    outputs: ['CONDITIONING', 'CONDITIONING'],
  },
  ControlNetInpaintingAliMamaApply: {
    inputs: {
      positive: CONDITIONING,
      negative: CONDITIONING,
      control_net: link('CONTROL_NET'),
      vae: VAE,
      image: IMAGE,
      mask: MASK,
      strength: number(0, 10),
      start_percent: number(0, 1),
      end_percent: number(0, 1),
    },
    outputs: ['CONDITIONING', 'CONDITIONING'],
  },
  ModelPatchLoader: { inputs: { name: files('model_patches') }, outputs: ['MODEL_PATCH'] },
  ZImageFunControlnet: {
    inputs: {
      model: MODEL,
      model_patch: link('MODEL_PATCH'),
      vae: VAE,
      strength: number(-10, 10),
      image: optional(IMAGE),
      inpaint_image: optional(IMAGE),
      mask: optional(MASK),
    },
    outputs: ['MODEL'],
    isNew: true,
  },
  QwenImageDiffsynthControlnet: {
    inputs: {
      model: MODEL,
      model_patch: link('MODEL_PATCH'),
      vae: VAE,
      image: IMAGE,
      strength: number(-10, 10),
      mask: optional(MASK),
    },
    outputs: ['MODEL'],
  },
  Canny: {
    inputs: { image: IMAGE, low_threshold: number(0.01, 0.99), high_threshold: number(0.01, 0.99) },
    outputs: ['IMAGE'],
  },
  ImageScale: {
    inputs: {
      image: IMAGE,
      upscale_method: choice('nearest-exact', 'bilinear', 'area', 'bicubic', 'lanczos'),
      width: integer(0, 16_384),
      height: integer(0, 16_384),
      crop: choice('disabled', 'center'),
    },
    outputs: ['IMAGE'],
  },
  UpscaleModelLoader: { inputs: { model_name: newFiles('upscale_models') }, outputs: ['UPSCALE_MODEL'] },
  ImageUpscaleWithModel: { inputs: { upscale_model: link('UPSCALE_MODEL'), image: IMAGE }, outputs: ['IMAGE'] },
  InvertMask: { inputs: { mask: MASK }, outputs: ['MASK'] },
  JoinImageWithAlpha: { inputs: { image: IMAGE, alpha: MASK }, outputs: ['IMAGE'] },
  LoadBackgroundRemovalModel: {
    inputs: { bg_removal_name: newFiles('background_removal') },
    outputs: ['BACKGROUND_REMOVAL'],
    isNew: true,
  },
  RemoveBackground: {
    inputs: { bg_removal_model: link('BACKGROUND_REMOVAL'), image: IMAGE },
    newestInputs: { resolution: optional(integer(256, 4096)) },
    outputs: ['MASK'],
    isNew: true,
  },
  FaceRestoreModelLoader: { inputs: { model_name: files('facerestore_models') }, outputs: ['FACERESTORE_MODEL'] },
  FaceRestoreCFWithModel: {
    inputs: {
      facerestore_model: link('FACERESTORE_MODEL'),
      image: IMAGE,
      facedetection: choice('retinaface_resnet50', 'YOLOv5l'),
      codeformer_fidelity: number(0, 1),
    },
    outputs: ['IMAGE'],
  },
  CatVTONWrapper: {
    inputs: {
      image: IMAGE,
      mask: MASK,
      refer_image: IMAGE,
      mask_grow: integer(-999, 999),
      mixed_precision: choice('fp32', 'fp16', 'bf16'),
      seed,
      steps: integer(1, 10_000),
      cfg: number(0, 14),
    },
    outputs: ['IMAGE'],
  },
  PreviewImage: { inputs: { images: IMAGE }, outputs: [], isOutput: true },
  SaveImage: { inputs: { images: IMAGE, filename_prefix: text }, outputs: [], isOutput: true },
  SaveImageWebsocket: { inputs: { images: IMAGE }, outputs: [], isOutput: true },
};
