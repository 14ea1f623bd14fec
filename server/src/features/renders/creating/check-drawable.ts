import type { NotDrawable } from '@kenna/contract';
import { AppError } from '../../../shared/app-error.ts';
import type { EngineNeed, EnginesService } from '../../engines/engines.service.ts';
import type { StoredRender } from '../stored-render.ts';

/**
 * Refuses words that the engine which would draw them cannot draw, before anything is charged. The answer offers what
 * it can draw instead. @throws AppError `not_drawable`.
 */
export function checkDrawable(engines: EnginesService, need: EngineNeed, request: StoredRender): void {
  if (need.operation !== 'generate' || request.sceneImageId !== null) return;
  const { prompt, negativePrompt, accentPrompt, styles, namedColours } = request;
  const refusal = engines.judgeWords(need, { prompt, negativePrompt, accentPrompt, styles, namedColours });
  if (refusal === null) return;
  const { thing, reason, advice, offers } = refusal;
  const text = [reason, advice, 'Nothing was charged.'].filter(Boolean).join(' ');
  const data: NotDrawable = { thing, reason, advice, offers: [...offers] };
  throw new AppError('not_drawable', { text, data });
}
