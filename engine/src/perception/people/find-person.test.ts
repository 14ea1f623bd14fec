import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { drawFaces } from '../faces/testing/draw-faces.ts';
import { findPerson } from './find-person.ts';
import { POSE } from './pose-points.ts';

/** The search for faces at every size of square takes a minute where many programs share the processor. */
const SLOWLY_MS = 180_000;

/** A drawn person in a shirt and trousers, 600 by 900 pixels, seen from the front or from behind. */
async function drawPerson(side: 'front' | 'back' = 'front', arms = '#d5a17f'): Promise<EnginePixels> {
  const size = { width: 600, height: 900 };
  const { data, channels } = await drawFaces(size, [{ x: 300, y: 140, scale: 0.62 }], 0.8);
  const hair = '<path d="M300 62 C352 62 362 110 358 160 L350 214 Q300 236 250 214 L242 160 C238 110 248 62 300 62 Z" fill="#2e1d14"/>'; // prettier-ignore
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900">
    ${side === 'back' ? hair : ''}
    <g stroke="${arms}" stroke-width="34" stroke-linecap="round" fill="none">
      <path d="M206 300 L176 420 L168 520"/><path d="M394 300 L424 420 L432 520"/></g>
    <path d="M262 214 Q300 240 338 214 L408 240 L436 372 L392 384 L380 330 L384 530 L216 530 L220 330 L208 384 L164 372 L192 240 Z" fill="#3c5aaa"/>
    <path d="M216 526 L384 526 L388 860 L322 860 L302 600 L298 600 L278 860 L212 860 Z" fill="#4a4a44"/></svg>`;
  const drawn = await sharp(data, { raw: { ...size, channels } })
    .composite([{ input: await sharp(Buffer.from(body)).blur(0.8).png().toBuffer() }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...size, channels: 3, data: new Uint8Array(drawn) };
}

async function atHeight(picture: EnginePixels, height: number): Promise<EnginePixels> {
  const { data, width, channels } = picture;
  const size = { width: Math.round((width * height) / picture.height), height };
  const scaled = await sharp(data, { raw: { width, height: picture.height, channels } })
    .resize(size.width, size.height)
    .raw()
    .toBuffer();
  return { ...size, channels: 3, data: new Uint8Array(scaled) };
}

const everything = ({ width, height }: EnginePixels) => Promise.resolve(new Uint8Array(width * height).fill(255));

it(
  'finds the same pose in a photograph of any size',
  async () => {
    const drawn = await drawPerson();
    const poses = [];
    for (const height of [450, 900, 1800]) {
      const picture = await atHeight(drawn, height);
      const { person } = await findPerson(
        picture,
        () => everything(picture),
        () => {},
      );
      expect(person?.face).not.toBeNull();
      poses.push(person!.pose.map(({ x, y }) => ({ x: x / height, y: y / height })));
    }
    const [small, usual, large] = poses as [(typeof poses)[0], (typeof poses)[0], (typeof poses)[0]];
    const trunk = usual[POSE.leftHip]!.y - usual[POSE.leftShoulder]!.y;
    expect(trunk).toBeGreaterThan(0.2);
    for (const joint of [
      POSE.leftShoulder,
      POSE.rightShoulder,
      POSE.leftWrist,
      POSE.rightWrist,
      POSE.leftHip,
      POSE.rightHip,
      POSE.leftKnee,
      POSE.rightKnee,
    ])
      for (const other of [small, large])
        expect(Math.hypot(other[joint]!.x - usual[joint]!.x, other[joint]!.y - usual[joint]!.y)).toBeLessThan(
          0.04 * trunk,
        );
  },
  SLOWLY_MS,
);

it(
  'tells that somebody is seen from behind or without a head, whereas clothes alone show no skin',
  async () => {
    const drawn = await drawPerson('back');
    const sleeved = await drawPerson('back', '#3c5aaa');
    const headless = (await everything(drawn)).fill(0, 0, drawn.width * 230);
    for (const [picture, matte, unposed] of [
      [drawn, await everything(drawn), true],
      [drawn, headless, true],
      [sleeved, headless, false],
    ] as const) {
      const found = await findPerson(
        picture,
        () => Promise.resolve(matte),
        () => {},
      );
      expect(found).toEqual({ person: null, unposed });
    }
  },
  SLOWLY_MS,
);
