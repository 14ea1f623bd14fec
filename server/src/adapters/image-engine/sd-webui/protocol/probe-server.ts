/**
 * Detects a server's type and inventory. The routes differ by program, version and extension, so each is tried; missing
 * ones are not used.
 */
import type { z } from 'zod';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { readLoraMetadata, type LoraMetadata } from '../../loras/lora-metadata.ts';
import type { LoraList } from './lora-list.ts';
import type { HttpJson } from './http-json.ts';
import {
  checkpointsReply,
  controlNetsReply,
  memoryReply,
  namesReply,
  openApiReply,
  optionsReply,
  restorersReply,
  schedulersReply,
  sdCppCapabilities,
  versionReply,
} from './replies.ts';

export type Flavour = 'a1111' | 'forge' | 'sd-next' | 'sd-cpp';

interface Checkpoint {
  /** The value for `sd_model_checkpoint`. */
  readonly title: string;
  /** Other accepted spellings: without hash, folder or file extension. */
  readonly names: readonly string[];
}

export interface WebuiServer {
  readonly flavour: Flavour;
  readonly version: string | null;
  readonly memory: { readonly free: number; readonly total: number } | null;
  readonly checkpoints: readonly Checkpoint[];
  /** Title of the loaded checkpoint. */
  readonly loaded: string | null;
  readonly samplers: readonly string[];
  /** Names that a request accepts; empty for old servers, whose sampler names include the schedule. */
  readonly schedulers: readonly string[];
  /** Networks for upscaling, without plain resampling. */
  readonly upscalers: readonly string[];
  readonly faceRestorers: readonly string[];
  /** Models of the ControlNet extension; null without the extension. */
  readonly controlNets: readonly string[] | null;
  /** LoRAs by the name that a request gives, with the metadata of their files; stable-diffusion.cpp reads none. */
  readonly loras: Readonly<Record<string, LoraMetadata>>;
  /** Whether the list of LoRAs did not arrive in time. */
  readonly lorasAreLate: boolean;
  /** The route for cutting out; null without one. */
  readonly cutOutRoute: string | null;
  /** Pictures are jobs to be polled, as in newer builds of stable-diffusion.cpp. */
  readonly hasJobs: boolean;
  /** True when stable-diffusion.cpp's upscaling route exists and has a network. */
  readonly jobsUpscale: boolean;
}

const PLAIN_RESAMPLING = /^(none|lanczos|nearest|latent\b.*|resize\b.*)$/i;
const CUT_OUT_ROUTES = ['/sdapi/v1/rembg', '/rembg'];

const shortened = (name: string): string[] => {
  const bare = name.replace(/\s*\[[0-9a-f]+\]$/i, '');
  const file = bare.split(/[\\/]/).at(-1) ?? bare;
  return [name, bare, file, file.replace(/\.(safetensors|ckpt|gguf|pth?)$/i, '')];
};

const checkpointOf = ({ title, model_name, filename }: z.infer<typeof checkpointsReply>[number]): Checkpoint => ({
  title,
  names: [...new Set([title, model_name, filename].flatMap((name) => (name ? shortened(name) : [])))],
});

function flavourOf(isSdCpp: boolean, isSdNext: boolean, isForge: boolean): Flavour {
  if (isSdCpp) return 'sd-cpp';
  if (isSdNext) return 'sd-next';
  return isForge ? 'forge' : 'a1111';
}

function versionOf(reply: z.infer<typeof versionReply> | null): string | null {
  if (reply === null) return null;
  const parts = [reply.app, reply.version ?? reply.updated, reply.hash ?? reply.commit];
  return parts.filter(Boolean).join(' ') || null;
}

/** @throws ImageEngineError `unavailable` when the server does not answer or has a different API. */
export async function probeServer(
  http: HttpJson,
  signal: AbortSignal,
  loraList: { read(signal: AbortSignal): Promise<LoraList> },
): Promise<WebuiServer> {
  async function optional<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape> | null> {
    try {
      return shape.safeParse(await http.get(path, { signal })).data ?? null;
    } catch (error) {
      // An error of an optional route leaves it out; when the server is unreachable, a required route fails.
      if (signal.aborted) throw error;
      return null;
    }
  }

  const listed = checkpointsReply.safeParse(await http.get('/sdapi/v1/sd-models', { signal }));
  if (!listed.success) throw new ImageEngineError('unavailable', 'lists no models: is this the API of an SD WebUI?');
  const [
    options,
    samplers,
    schedulers,
    upscalers,
    restorers,
    controlNets,
    version,
    memory,
    routes,
    jobs,
    modules,
    listedLoras,
  ] = await Promise.all([
    optional('/sdapi/v1/options', optionsReply),
    optional('/sdapi/v1/samplers', namesReply),
    optional('/sdapi/v1/schedulers', schedulersReply),
    optional('/sdapi/v1/upscalers', namesReply),
    optional('/sdapi/v1/face-restorers', restorersReply),
    optional('/controlnet/model_list', controlNetsReply),
    optional('/sdapi/v1/version', versionReply),
    optional('/sdapi/v1/memory', memoryReply),
    optional('/openapi.json', openApiReply),
    optional('/sdcpp/v1/capabilities', sdCppCapabilities),
    optional('/sdapi/v1/sd-modules', checkpointsReply.element.partial().array()),
    loraList.read(signal),
  ]);
  // Before it had jobs, only stable-diffusion.cpp had a sampler named "default" and no memory route.
  const isSdCpp = jobs !== null || (memory === null && (samplers ?? []).includes('default'));
  const flavour = flavourOf(isSdCpp, version !== null, modules !== null || options?.forge_preset !== undefined);
  // Builds of stable-diffusion.cpp that have no jobs load no LoRAs, or only by fields of their own.
  const ownLoras = (jobs?.loras ?? []).map(({ path }) => [path, readLoraMetadata(null)] as const);
  const enlarging = flavour === 'sd-cpp' ? (jobs?.upscalers ?? []).filter((one) => one.image_upscale) : [];
  return {
    flavour,
    version: versionOf(version),
    memory: memory?.cuda?.system ?? null,
    checkpoints: listed.data.map(checkpointOf),
    loaded: options?.sd_model_checkpoint ?? null,
    samplers: samplers ?? [],
    schedulers: (schedulers ?? []).map(({ name, label }) => label ?? name),
    upscalers: (flavour === 'sd-cpp' ? enlarging.map(({ name }) => name) : (upscalers ?? [])).filter(
      (name) => !PLAIN_RESAMPLING.test(name),
    ),
    faceRestorers: (restorers ?? []).map(({ name }) => name),
    // SD.Next has the extension's list, but applies ControlNet through a route of its own.
    controlNets: flavour === 'sd-next' || flavour === 'sd-cpp' ? null : (controlNets?.model_list ?? null),
    loras: flavour === 'sd-cpp' ? Object.fromEntries(ownLoras) : listedLoras.loras,
    lorasAreLate: flavour !== 'sd-cpp' && listedLoras.isLate,
    cutOutRoute: CUT_OUT_ROUTES.find((route) => routes !== null && route in routes.paths) ?? null,
    hasJobs: jobs !== null,
    jobsUpscale: jobs?.upscale === true && enlarging.length > 0,
  };
}
