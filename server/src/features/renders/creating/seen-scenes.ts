/**
 * The scene of a live preview travels through the browser, because nothing is stored of a preview. It is sealed, so
 * that only scenes which this installation has drawn come back, and bound to its words, so that a picture is never stored
 * with words that it was not drawn from.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Settings } from '@kenna/contract';
import type { StoredScene } from '../../../ports/engine-task.ts';
import { invalidFields } from '../../../shared/app-error.ts';
import { UnreadableSecret, type SecretBox, type SecretPlace } from '../../../shared/security/secret-box.ts';

/** The scene and seed of a preview; drawn at full size they give the picture that was seen. */
export interface SeenScene {
  readonly scene: StoredScene;
  readonly seed: number;
}

/** The words and settings from which the content of a picture follows; its size and its background may change. */
function placeOf({ prompt, accentPrompt, negativePrompt, styles, guidance, model }: Settings): SecretPlace {
  const words = JSON.stringify([
    prompt,
    accentPrompt,
    negativePrompt,
    [...new Set(styles.filter(Boolean))],
    guidance,
    model,
  ]);
  return { table: 'previews', id: createHash('sha256').update(words).digest('hex') };
}

export type SeenScenes = ReturnType<typeof createSeenScenes>;

export const createSeenScenes = (box: Pick<SecretBox, 'seal' | 'read'>) => ({
  seal: (seen: SeenScene, settings: Settings): string =>
    box.seal(deflateRawSync(JSON.stringify(seen)).toString('base64'), placeOf(settings)),

  /** @throws AppError `invalid_fields` for a text that is not the scene of a preview of these words. */
  open(sealed: string, settings: Settings): SeenScene {
    try {
      const packed = box.read({ secret: null, sealed_secret: sealed }, placeOf(settings)) ?? '';
      return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as SeenScene;
    } catch (error) {
      if (!(error instanceof UnreadableSecret)) throw error;
      throw invalidFields({ scene: 'Send the scene of a preview of exactly these words' });
    }
  },
});
