import type { Model } from '../models.ts';
import type { Mode } from '../modes.ts';
import type { ParsedRenderRequest } from './renders.schema.ts';
import { NEUTRAL_SETTINGS, readSettings, type Settings } from './settings.ts';

/** A render request inside the server, free of wire names. */
export interface AskedRender {
  readonly mode: Mode;
  readonly isDialog: boolean;
  readonly settings: Settings;
  /** The model; null for that of the scene's picture, or else the default in `settings`. */
  readonly model: Model | null;
  /** The `size` field, which must agree with width and height; null when it was left out. */
  readonly sizeText: string | null;
  /** Name of the engine that the person picked; null: the server picks the best. */
  readonly engine: string | null;
  readonly idempotencyKey: string | null;
  /** The sealed scene of a live preview, which the first picture shows; null: the words are read. */
  readonly scene: string | null;
}

export function readRenderRequest(request: ParsedRenderRequest): AskedRender {
  const prompt = request.prompt || (request.positive_prompt ?? '');
  return {
    mode: request.page,
    isDialog: request.is_dialog === 1,
    settings: { ...readSettings(request.page, request), prompt },
    model: request.model ?? null,
    sizeText: request.size ?? null,
    engine: request.engine ?? null,
    idempotencyKey: request.idempotency_key ?? null,
    scene: request.scene ?? null,
  };
}

/** A request that the server makes on behalf of a person. */
export const askRender = (mode: Mode, settings: Partial<Settings>): AskedRender => ({
  mode,
  isDialog: false,
  settings: { ...NEUTRAL_SETTINGS, ...settings },
  model: settings.model ?? null,
  sizeText: null,
  engine: null,
  idempotencyKey: null,
  scene: null,
});
