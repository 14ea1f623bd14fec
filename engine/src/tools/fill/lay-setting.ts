/**
 * Fills a mask with a setting or a surface: drawn over the whole picture, graded to its light, and visible through the
 * mask.
 */
import sharp from 'sharp';
import { srgbByte } from '../../studio/materials/colour.ts';
import { drawBrickWall } from './brick-wall.ts';
import { drawSetting } from './draw-setting.ts';
import { LINEAR } from '../../foundation/image/picture.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import type { SettingFill } from '../reading/read-fill.ts';
import type { SceneLight } from '../shading/scene-light.ts';

interface SettingLayRequest {
  readonly picture: Picture;
  readonly fill: SettingFill;
  readonly light: SceneLight;
  readonly seed: number;
  readonly coarse: boolean;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** How far the setting's light is adjusted to that of the picture, 0 to 1. */
const GRADE = 0.6;

/** Returns 3 bytes per pixel, the whole picture filled with the setting. */
export async function laySetting(request: SettingLayRequest): Promise<Uint8Array> {
  const { picture, fill, light, seed, coarse, onStep } = request;
  const { width, height } = picture;
  const fromRight = light.fromRight > 0;
  const place =
    fill.setting === 'brick'
      ? drawBrickWall({ width, height, seed, fromRight }, onStep)
      : await drawSetting({ setting: fill.setting, brief: fill.brief, seed, fromRight, width, height, coarse, onStep });
  const drawn = await sharp(place.data, { raw: { width: place.width, height: place.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  onStep(0.95);
  const out = new Uint8Array(drawn.length);
  for (let i = 0; i < out.length; i++) {
    out[i] = srgbByte(LINEAR[drawn[i]!]! * (1 - GRADE + GRADE * light.white[i % 3]!));
  }
  return out;
}
