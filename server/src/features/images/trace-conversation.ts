import type { imagesRepository, OwnPicture } from './images.repository.ts';

type Images = Pick<ReturnType<typeof imagesRepository>, 'findOwn' | 'findScene'>;

/** "More" said more often than this in a row has long reached the end of every slider. */
const MOST_STEPS = 12;

/**
 * The messages that led to a picture, oldest first, and the picture before the last of them; none and null for a picture
 * that no conversation made, or whose source is gone. With it what the picture itself was drawn from.
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
  while (image?.tool === 'EditWithChat' && image.parentImageId !== null && texts.length < MOST_STEPS) {
    const made = await images.findScene(id);
    const parent: OwnPicture | null = await images.findOwn(userId, image.parentImageId);
    if (!parent || typeof made?.request?.['text'] !== 'string') break;
    texts.unshift(made.request['text']);
    before ??= parent;
    id = image.parentImageId;
    image = parent;
  }
  return { texts, before, scene };
}
