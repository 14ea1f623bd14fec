import type { imagesRepository, OwnPicture } from './images.repository.ts';

type Images = Pick<ReturnType<typeof imagesRepository>, 'findOwn' | 'findScene'>;

/**
 * The maximum number of messages that are traced. Earlier ones only matter to repetitions ("more"), and after this many
 * every slider is at its end.
 */
const MAX_STEPS = 12;

/**
 * The messages that led to a picture, oldest first, and the picture before the last of them; none and null for a
 * picture that was not made in a conversation, or whose source was deleted. Includes the scene of the picture itself.
 */
export async function traceConversation(
  images: Images,
  userId: number,
  imageId: number,
): Promise<{ texts: readonly string[]; before: OwnPicture | null; scene: OwnPicture['scene'] }> {
  const texts: string[] = [];
  let before: OwnPicture | null = null;
  let id = imageId;
  let image = await images.findOwn(userId, id);
  const scene = image?.scene ?? null;
  while (image?.tool === 'EditWithChat' && image.parentImageId !== null && texts.length < MAX_STEPS) {
    const made = await images.findScene(id);
    const parent: OwnPicture | null = await images.findOwn(userId, image.parentImageId);
    if (!parent || typeof made?.request?.['text'] !== 'string') break;
    // What a second picture contributed cannot be said again without it, so such a message is not repeated by "more".
    const isWithSecond = typeof made.request['blend_image_id'] === 'number';
    texts.unshift(isWithSecond ? '' : made.request['text']);
    before ??= parent;
    id = image.parentImageId;
    image = parent;
  }
  return { texts, before, scene };
}
