import { resample } from '../../picture/resample.ts';
import { lightRig } from '../../light/lights.ts';
import type { LookRecipe } from '../../picture/look.ts';
import type { Scene } from '../../parts/scene.ts';
import { developFrame } from '../../picture/tone.ts';
import { backdropColour } from './backdrop-colour.ts';
import { printOnFilm } from './film.ts';
import { addBloom, shapeLight } from './lens.ts';

/**
 * The look of a magazine page: one small hard key and a coloured rim, a low and near camera, coloured paper, a fast
 * lens and film.
 */
export const editorialLook: LookRecipe = {
  name: 'editorial',
  stage(brief, staging) {
    const { camera } = staging;
    return {
      ...staging,
      rig: brief.light === null ? lightRig('editorial') : staging.rig,
      backdrop: staging.backdrop ?? backdropColour(brief),
      // The near and low camera enlarges the hem and makes the piece appear tall.
      camera: {
        ...camera,
        azimuth: camera.azimuth + 0.12,
        elevation: camera.elevation > 1 ? camera.elevation : camera.elevation * 0.7 - 0.03,
        distance: camera.distance * 0.8,
        fillHeight: camera.fillHeight * 1.02,
      },
    };
  },
  async finish({ frame, scene, brief, width, height, background, backgroundColour, exposure, seed, check }) {
    const transparent = background === 'transparent';
    // A setting has its own light, and a colour that was requested is not changed.
    const onPaper = backgroundColour === null && (brief.setting === null || brief.setting === 'studio');
    if (!transparent) shapeLight(frame, poolShares(scene, onPaper ? 1 : 0), check);
    addBloom(frame, 0.5, check);
    const plain = backgroundColour && { top: backgroundColour, bottom: backgroundColour };
    const colours = developFrame(frame, exposure, plain, check);
    const picture = { width: frame.width, height: frame.height, colours, alpha: transparent ? frame.coverage : null };
    const pixels = await resample(picture, width, height);
    printOnFilm(pixels, seed, check);
    return pixels;
  },
};

/** Strength of the pool of light by part number: full on the paper, 0 on the subject and its stand. */
function poolShares(scene: Scene, share: number): number[] {
  return [share, ...scene.parts.map((part) => (part.role === 'ground' ? share : 0))];
}
