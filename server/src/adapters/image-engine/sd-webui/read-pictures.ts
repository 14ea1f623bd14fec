/** Reads the picture and its seed from a server's answer. */
import type { Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../ports/image-engine.port.ts';
import { decodePicture } from '../composition/png.ts';
import { failureOfReply, isFailure } from './protocol/failure-of-reply.ts';
import { infoText, pictureReply, picturesReply, sdCppUpscaled } from './protocol/replies.ts';

/** Base64, with or without the prefix of a data address; any picture format, since the server's settings choose it. */
export const decodeBase64 = (text: string): Promise<Pixels> =>
  decodePicture(Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64'));

function seedIn(info: string | null | undefined): number | null {
  try {
    const { seed, all_seeds: all } = infoText.parse(JSON.parse(info ?? ''));
    return all?.[0] ?? seed ?? null;
  } catch {
    return null;
  }
}

/** A safety filter or a numeric overflow yields a completely black picture. */
function checkNotBlack({ channels, data }: Pixels): void {
  const isBlack = !data.some((value, k) => value !== 0 && !(channels === 4 && k % 4 === 3));
  if (isBlack) throw new ImageEngineError('refused', 'answered a black picture: its safety filter, or a broken model');
}

/**
 * The first of the pictures; the others are ControlNet maps and the like.
 * @throws ImageEngineError for answers without a picture despite their status.
 */
export async function readDrawn(reply: unknown): Promise<{ readonly pixels: Pixels; readonly seed: number | null }> {
  if (isFailure(reply)) throw failureOfReply(200, reply);
  const parsed = picturesReply.safeParse(reply);
  const [first] = parsed.data?.images ?? [];
  if (first === undefined) throw new ImageEngineError('failed', 'answered no picture');
  const pixels = await decodeBase64(first);
  checkNotBlack(pixels);
  return { pixels, seed: seedIn(parsed.data?.info) };
}

/** @throws as `readDrawn`. */
export async function readTouchedUp(reply: unknown): Promise<Pixels> {
  const image = pictureReply.safeParse(reply).data?.image ?? sdCppUpscaled.safeParse(reply).data?.images[0]?.b64_json;
  if (image) return decodeBase64(image);
  if (isFailure(reply)) throw failureOfReply(200, reply);
  throw new ImageEngineError('failed', 'answered no picture');
}
