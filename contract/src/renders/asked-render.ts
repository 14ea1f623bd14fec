import type { Model } from '../models.ts';
import type { Mode } from '../modes.ts';
import type { ParsedRenderRequest } from './renders.schema.ts';
import { NEUTRAL_SETTINGS, readSettings, type Settings } from './settings.ts';

/** A request for pictures behind the server's door: without the names of the wire. */
export interface AskedRender {
  readonly mode: Mode;
  readonly isDialog: boolean;
  readonly settings: Settings;
  /** null: the model of the scene's picture, else the default one, which `settings` has. */
  readonly model: Model | null;
  /** As sent beside width and height, with which it must agree; null where it was left out. */
  readonly sizeText: string | null;
  /** The name of the engine that the person picked; null: whichever is best. */
  readonly engine: string | null;
  readonly idempotencyKey: string | null;
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
  };
}

/** A request that the server itself makes for a person. */
export const askRender = (mode: Mode, settings: Partial<Settings>): AskedRender => ({
  mode,
  isDialog: false,
  settings: { ...NEUTRAL_SETTINGS, ...settings },
  model: settings.model ?? null,
  sizeText: null,
  engine: null,
  idempotencyKey: null,
});
