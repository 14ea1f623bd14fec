import { resample } from '../../picture/resample.ts';
import { lightRig } from '../../light/lights.ts';
import type { LookRecipe } from '../../picture/look.ts';
import type { Scene } from '../../parts/scene.ts';
import { developFrame } from '../../picture/tone.ts';
import { backdropColour } from './backdrop-colour.ts';
import { printOnFilm } from './film.ts';
import { addBloom, shapeLight } from './lens.ts';

/**
 * The magazine page: one small hard key and a coloured rim, seen from low down and nearby in front of coloured paper,
 * through a fast lens, on film.
 */
export const editorialLook: LookRecipe = {
  name: 'editorial',
  stage(brief, staging) {
    const { camera } = staging;
    return {
      ...staging,
      rig: brief.light === null ? lightRig('editorial') : staging.rig,
      backdrop: staging.backdrop ?? backdropColour(brief),
      // Near and low: the hem comes forward and the piece appears tall.
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
    // A setting has light of its own, and a requested colour is not changed.
    const onPaper = backgroundColour === null && (brief.setting === null || brief.setting === 'studio');
    if (!transparent) shapeLight(frame, poolShares(scene, onPaper ? 1 : 0), check);
    addBloom(frame, 0.5, check);
    const colours = developFrame(frame, exposure, backgroundColour, check);
    const picture = { width: frame.width, height: frame.height, colours, alpha: transparent ? frame.coverage : null };
    const pixels = await resample(picture, width, height);
    printOnFilm(pixels, seed, check);
    return pixels;
  },
};

/**
 * Per part number, the share of the pool of light that it takes: the paper takes all, the subject and its stand none.
 */
function poolShares(scene: Scene, share: number): number[] {
  return [share, ...scene.parts.map((part) => (part.role === 'ground' ? share : 0))];
}
