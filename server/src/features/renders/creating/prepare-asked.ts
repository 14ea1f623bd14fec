/** Reads what a request names (pictures, a scene, colours, the template of its tool) and prepares the render from it. */
import type { AskedRender, Settings } from '@kenna/contract';
import { AppError } from '../../../shared/app-error.ts';
import type { ColoursService } from '../../colours/colours.service.ts';
import type { DefaultPromptsService } from '../../default-prompts/default-prompts.service.ts';
import type { EnginesService } from '../../engines/engines.service.ts';
import type { ImagesService } from '../../images/images.service.ts';
import type { SeenScenes } from './seen-scenes.ts';
import { readPictures } from '../running/read-inputs.ts';
import { checkTakes } from './check-takes.ts';
import type { PreparedRender } from '../stored-render.ts';
import { prepareRender } from './prepare-render.ts';

interface Parts {
  readonly images: ImagesService;
  readonly engines: EnginesService;
  readonly colours: ColoursService;
  readonly prompts: DefaultPromptsService;
  readonly seenScenes: SeenScenes;
}

/** The texts of a request in which a person's own colours may be named. */
const wordsOf = ({ prompt, negativePrompt, accentPrompt, text, colourways }: Settings): readonly string[] => [
  prompt,
  negativePrompt,
  accentPrompt,
  text,
  ...colourways,
];

export function createPrepareAsked({ images, engines, colours, prompts, seenScenes }: Parts) {
  /**
   * Resolves the pictures that a request names, which must be the person's own. `onlyOne`: it makes one picture with
   * whatever tool.
   */
  async function prepareAsked(userId: number, asked: AskedRender, onlyOne: boolean): Promise<PreparedRender> {
    const { sceneImageId: sceneId, promptImageUrl: url, maskImageUrl: mask, blendImageUrl: blend } = asked.settings;
    const takes = checkTakes(asked.settings.takes, engines.vocabulary());
    const scene = sceneId === null ? null : await images.sceneSourceOf(userId, sceneId);
    const picture = scene !== null || url === null ? null : await images.ownImageOf(userId, url);
    if (mask !== null) await images.checkOwnMask(userId, mask);
    await images.checkPlaced(
      userId,
      asked.settings.artworks.flatMap(({ image_id: id }) => id ?? []),
    );
    const second = scene !== null || blend === null ? null : await images.ownImageOf(userId, blend);
    const template = await prompts.activeTemplateOf(asked.mode);
    const namedColours = await colours.namedIn(userId, wordsOf(asked.settings));
    const seen = scene !== null || asked.scene === null ? null : seenScenes.open(asked.scene, asked.settings);
    return prepareRender(asked, { takes, scene, picture, blend: second, template, namedColours, seen, onlyOne });
  }

  /** Prepares a preview, which a visitor may ask for: `userId` is null, and the words are all there is. */
  async function preparePreview(userId: number | null, { settings, ...asked }: AskedRender, signal: AbortSignal) {
    // Create reads no picture, so one in its panel makes no difference.
    const bare = { ...asked, settings: { ...settings, promptImageUrl: null, maskImageUrl: null, blendImageUrl: null } };
    const { sceneImageId: sceneId } = settings;
    if (userId !== null) {
      const scene = sceneId === null ? null : (await images.sceneSourceOf(userId, sceneId)).scene;
      const prepared = await prepareAsked(userId, bare, false);
      return { prepared, scene, pictures: await readPictures(userId, settings.artworks, images, signal) };
    }
    if (sceneId !== null) throw new AppError('not_found');
    const takes = checkTakes(settings.takes, engines.vocabulary());
    const template = await prompts.activeTemplateOf(asked.mode);
    const nothing = { scene: null, picture: null, blend: null, namedColours: [], seen: null, onlyOne: false };
    return { prepared: prepareRender(bare, { ...nothing, takes, template }), scene: null, pictures: [] };
  }

  return { prepareAsked, preparePreview };
}
