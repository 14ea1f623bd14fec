import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

const bytesOf = (thumbhash: string): Uint8Array =>
  Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));

/** A blurred picture to stand in for one, as an address; null when the hash is none. */
export function groundOf(thumbhash: string): string | null {
  try {
    return thumbHashToDataURL(bytesOf(thumbhash));
  } catch {
    return null;
  }
}

/** The colour of all of it taken together; null when the hash is none. */
export function colourOf(thumbhash: string): string | null {
  try {
    const { r, g, b, a } = thumbHashToAverageRGBA(bytesOf(thumbhash));
    return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')} / ${Math.round(a * 100)}%)`;
  } catch {
    return null;
  }
}

/** Whether the picture lets its ground through anywhere: the highest bit of the three bytes that begin a thumbhash. */
export function isSeeThrough(thumbhash: string): boolean {
  try {
    return ((bytesOf(thumbhash)[2] ?? 0) & 128) !== 0;
  } catch {
    return false;
  }
}
