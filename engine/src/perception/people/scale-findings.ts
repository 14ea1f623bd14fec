import sharp from 'sharp';
import type { PersonFindings } from './findings.ts';

/** Scales the findings about a person to a picture of another size. */
export async function scaleFindings(
  { mask, pose, face, people, parts }: PersonFindings,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<PersonFindings> {
  const [sx, sy] = [width / mask.width, height / mask.height];
  const data = await sharp(mask.data, {
    raw: { width: mask.width, height: mask.height, channels: 1 },
    limitInputPixels: false,
  })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return {
    mask: { width, height, data: new Uint8Array(data) },
    ...scalePlaces({ pose, face }, sx, sy),
    people,
    ...(parts && { parts }),
  };
}

/** Scales the places of the body and of the face by a factor across and one down. */
export const scalePlaces = (
  { pose, face }: Pick<PersonFindings, 'pose' | 'face'>,
  sx: number,
  sy: number,
): Pick<PersonFindings, 'pose' | 'face'> => ({
  pose: pose.map(({ x, y, presence }) => ({ x: x * sx, y: y * sy, presence })),
  face: face && { x: face.x * sx, y: face.y * sy, width: face.width * sx, height: face.height * sy },
});
