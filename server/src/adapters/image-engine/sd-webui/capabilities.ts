/** Which operations a server supports for each model, and with which controls, according to its inventory. */
import type { EngineControl, Model } from '@kenna/contract';
import type { EngineOperation } from '../../../ports/engine-task.ts';
import type { Capability } from '../../../ports/image-engine.port.ts';
import type { RemoteEngineSettings } from '../engine-settings.ts';
import type { WebuiServer } from './protocol/probe-server.ts';
import { forgeFlux } from './requests/forge-flux.ts';
import { sdCppFamily } from './requests/sd-cpp-family.ts';
import { lineControlModel } from './requests/line-control-model.ts';
import { faceFields, upscalerOf } from './requests/plan-touch-up.ts';

/** Models that accept pictures besides the prompt, recognised by their file names. */
const EDIT_MODELS = /kontext|qwen.?image.?edit|longcat|flux.?2|boogu|mage.?flow.?edit/i;
const PIX2PIX = /pix2pix|ip2p/i;

/** Operations that all these programs support, assumed until the server was reached. */
const PROMISED: readonly EngineOperation[] = ['generate', 'vary', 'inpaint', 'outpaint', 'sketch'];

const isEditModel = ({ loaded, checkpoints }: WebuiServer) =>
  [loaded ?? '', ...checkpoints.map(({ title }) => title)].some((name) => EDIT_MODELS.test(name));

function capabilityOfServer(
  server: WebuiServer,
  operation: EngineOperation,
  { parts }: RemoteEngineSettings,
): Capability {
  const given = (there: boolean): Capability => (there ? 'native' : 'unavailable');
  const isSdCpp = server.flavour === 'sd-cpp';
  switch (operation) {
    case 'generate':
    case 'vary':
      return 'native';
    case 'inpaint':
    case 'outpaint':
      return 'composed';
    case 'sketch':
      return lineControlModel(server, parts.controlNet, false) ? 'native' : 'composed';
    case 'upscale':
      if (isSdCpp && !server.jobsUpscale) return 'unavailable';
      return given(upscalerOf(server, parts.upscaler) !== null);
    case 'enhanceFaces':
      return given(faceFields(server, parts.faces) !== null);
    case 'removeBackground':
      return given(server.cutOutRoute !== null);
    case 'instructEdit':
      if (isSdCpp) return given(parts.edit !== null || isEditModel(server));
      return given(parts.edit !== null || PIX2PIX.test(server.loaded ?? ''));
    case 'tryOn':
      return given(isSdCpp && (parts.edit !== null || isEditModel(server)));
  }
}

/** @param server null before it was first reached: the capabilities then follow the settings. */
export function capabilityOn(
  server: WebuiServer | null,
  settings: RemoteEngineSettings,
  operation: EngineOperation,
  model: Model,
): Capability {
  if (settings.models[model] === undefined) return 'unavailable';
  if (settings.operations !== null && !settings.operations.includes(operation)) return 'unavailable';
  if (server !== null) return capabilityOfServer(server, operation, settings);
  return PROMISED.includes(operation) ? 'composed' : 'unavailable';
}

const WORDS: readonly EngineControl[] = ['seed', 'guidance', 'negativePrompt'];
const CONTROLS: Record<EngineOperation, readonly EngineControl[]> = {
  generate: [...WORDS, 'background', 'highQuality'],
  vary: [...WORDS, 'strength', 'highQuality', 'colourways'],
  inpaint: [...WORDS],
  outpaint: [...WORDS, 'strength'],
  sketch: [...WORDS, 'strength', 'lineControl', 'background'],
  instructEdit: [],
  tryOn: ['seed'],
  removeBackground: ['background', 'transparent', 'sensitivity'],
  upscale: [],
  enhanceFaces: [],
};

export function controlsOn(
  server: WebuiServer | null,
  settings: RemoteEngineSettings,
  operation: EngineOperation,
  model: Model,
): readonly EngineControl[] {
  const { cfg, checkpoint = null } = settings.models[model] ?? {};
  const flux = server === null ? null : forgeFlux(server, checkpoint);
  const family = server === null ? null : sdCppFamily(server);
  const faces = server !== null && faceFields(server, settings.parts.faces) !== null;
  const followsLines = server !== null && lineControlModel(server, settings.parts.controlNet, true) !== null;
  return [
    // Nobody can set a scale that the settings fix.
    ...CONTROLS[operation].filter((control) => {
      // Without classifier-free guidance, negative words have no effect.
      if (flux !== null && control === 'negativePrompt') return (cfg ?? 1) > 1;
      if (family !== null && control === 'negativePrompt') return family.negative === 'text' || (cfg ?? 1) > 1;
      if (family?.sampling.guidance.kind === 'fixed' && control === 'guidance') return false;
      if (flux !== null && control === 'guidance') return flux.distilled !== null;
      return control !== 'guidance' || (cfg ?? null) === null;
    }),
    ...(operation === 'sketch' && followsLines && server.flavour !== 'sd-cpp' ? (['edges'] as const) : []),
    ...(['generate', 'vary', 'inpaint', 'upscale'].includes(operation) && faces ? (['presets'] as const) : []),
  ];
}
