import { MODELS, type Model } from '@kenna/contract';
import type {
  ModelSettings,
  PartNames,
  RemoteEngineSettings,
  RemoteKind,
} from '../adapters/image-engine/engine-settings.ts';
import { defaultModel } from '../adapters/image-engine/engine-defaults.ts';

interface Changes extends Partial<Omit<RemoteEngineSettings, 'kind' | 'url' | 'models' | 'parts'>> {
  readonly model?: Partial<ModelSettings>;
  readonly parts?: Partial<PartNames>;
}

/** The settings of an engine configured only by its address; `model` changes all models. */
export function remoteSettings(kind: RemoteKind, url: string, changes: Changes = {}): RemoteEngineSettings {
  const { model, parts, ...rest } = changes;
  const each: ModelSettings = {
    checkpoint: null,
    sampler: null,
    scheduler: null,
    steps: null,
    cfg: null,
    positive: '',
    negative: '',
    size: defaultModel(kind, 'kennaxl').size,
    strengths: [],
    ...model,
  };
  const none = { upscaler: null, inpaint: null, edit: null, controlNet: null, faces: null, background: null };
  return {
    kind,
    url,
    name: kind,
    title: 'Studio',
    weight: 1,
    key: null,
    operations: null,
    workflows: {},
    mapping: {},
    lostAfterSeconds: 30,
    commercialOnly: false,
    familyOrder: [],
    loras: [],
    offersLoras: true,
    models: Object.fromEntries(MODELS.map((name) => [name, each])) as Record<Model, ModelSettings>,
    parts: { ...none, ...parts },
    ...rest,
  };
}
