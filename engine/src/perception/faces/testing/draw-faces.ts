import sharp from 'sharp';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';

/** A drawn face that the networks recognise; 200 by 240 units around its centre. */
const FACE = `
  <ellipse cx="0" cy="-18" rx="84" ry="106" fill="#2e1d14"/>
  <path d="M-34 80 L-38 150 L38 150 L34 80 Z" fill="#b98465"/>
  <ellipse cx="0" cy="8" rx="66" ry="88" fill="url(#skin)"/>
  <path d="M-66 -8 C-62 -84 62 -84 66 -8 C50 -56 -30 -62 -66 -8 Z" fill="#2e1d14"/>
  <path d="M-44 -18 Q-28 -28 -12 -19" stroke="#3a2418" stroke-width="5" fill="none"/>
  <path d="M12 -19 Q28 -28 44 -18" stroke="#3a2418" stroke-width="5" fill="none"/>
  <path d="M-40 -3 Q-27 -13 -14 -2 Q-27 6 -40 -3 Z" fill="#f4efe9" stroke="#2a1810" stroke-width="2"/>
  <path d="M14 -2 Q27 -13 40 -3 Q27 6 14 -2 Z" fill="#f4efe9" stroke="#2a1810" stroke-width="2"/>
  <circle cx="-27" cy="-4" r="6" fill="#4a2f1d"/><circle cx="27" cy="-4" r="6" fill="#4a2f1d"/>
  <circle cx="-27" cy="-4" r="2.6" fill="#0b0705"/><circle cx="27" cy="-4" r="2.6" fill="#0b0705"/>
  <circle cx="-25" cy="-6" r="1.4" fill="#fff"/><circle cx="29" cy="-6" r="1.4" fill="#fff"/>
  <path d="M-5 -4 Q-9 24 -14 31 Q-6 38 0 37 Q6 38 14 31 Q9 24 5 -4" fill="#c08a69" opacity="0.55"/>
  <path d="M-11 33 Q-6 37 -3 34 M3 34 Q6 37 11 33" stroke="#7c4c37" stroke-width="2.5" fill="none"/>
  <path d="M-25 57 Q-10 48 0 52 Q10 48 25 57 Q0 61 -25 57 Z" fill="#a34e4a"/>
  <path d="M-25 57 Q0 61 25 57 Q12 71 0 71 Q-12 71 -25 57 Z" fill="#b9605a"/>
  <path d="M-25 57 Q0 61 25 57" stroke="#6d2c2a" stroke-width="1.6" fill="none"/>`;

/** The position of a face in pixels, and the pixels per unit of the drawing. */
interface DrawnFace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * A picture with drawn faces before a grey wall, a little out of focus.
 * @param blur standard deviation in pixels.
 */
export async function drawFaces(
  { width, height }: { readonly width: number; readonly height: number },
  faces: readonly DrawnFace[],
  blur: number,
): Promise<EnginePixels> {
  const drawn = faces.map(({ x, y, scale }) => `<g transform="translate(${x} ${y}) scale(${scale})">${FACE}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><radialGradient id="skin" cx="0.45" cy="0.4" r="0.7">
      <stop offset="0" stop-color="#e9bf9f"/><stop offset="0.6" stop-color="#d5a17f"/><stop offset="1" stop-color="#a87354"/>
    </radialGradient></defs>
    <rect width="100%" height="100%" fill="#8f938f"/>${drawn.join('')}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten().blur(blur).raw().toBuffer();
  return { width, height, channels: 3, data: new Uint8Array(pixels) };
}
