import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

const bytesOf = (thumbhash: string): Uint8Array =>
  Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));

/** Data URL of the blurred placeholder of a picture; null when the hash is invalid. */
export function blurredUrlOf(thumbhash: string): string | null {
  try {
    return thumbHashToDataURL(bytesOf(thumbhash));
  } catch {
    return null;
  }
}

/** CSS colour of the average of a picture, with its alpha; null when the hash is invalid. */
export function averageColourOf(thumbhash: string): string | null {
  try {
    const { r, g, b, a } = thumbHashToAverageRGBA(bytesOf(thumbhash));
    return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')} / ${Math.round(a * 100)}%)`;
  } catch {
    return null;
  }
}

/** Whether the picture has transparent pixels. A thumbhash stores that in the highest bit of its third byte. */
export function hasTransparency(thumbhash: string): boolean {
  try {
    return ((bytesOf(thumbhash)[2] ?? 0) & 128) !== 0;
  } catch {
    return false;
  }
}
