import { describe, expect, it } from 'vitest';
import { aboutPicture, aboutPictures } from './about-picture.ts';

const isAsked = (pictures: readonly number[], queryKey: readonly unknown[]) =>
  aboutPictures(pictures.map((id) => ({ id }))).predicate({ queryKey });

describe('queries about pictures', () => {
  it('match by picture, whatever the query', () => {
    expect(isAsked([3, 7], aboutPicture(7, 'notes'))).toBe(true);
    expect(isAsked([3, 7], [...aboutPicture(3, 'scene-file'), 'glb'])).toBe(true);
  });

  it('do not match other pictures, or renders with the same id', () => {
    expect(isAsked([3], aboutPicture(7, 'notes'))).toBe(false);
    expect(isAsked([3], aboutPicture(null, 'lineage'))).toBe(false);
    expect(isAsked([3], ['render-settings', 3])).toBe(false);
  });
});
