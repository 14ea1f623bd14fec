import { describe, expect, it } from 'vitest';
import { aboutPicture, aboutPictures } from './about-picture.ts';

const isAsked = (pictures: readonly number[], queryKey: readonly unknown[]) =>
  aboutPictures(pictures.map((id) => ({ id }))).predicate({ queryKey });

describe('questions about pictures', () => {
  it('are found by their picture, whatever is asked', () => {
    expect(isAsked([3, 7], aboutPicture(7, 'notes'))).toBe(true);
    expect(isAsked([3, 7], [...aboutPicture(3, 'scene-file'), 'glb'])).toBe(true);
  });

  it('are not those about others, or about renders of the same number', () => {
    expect(isAsked([3], aboutPicture(7, 'notes'))).toBe(false);
    expect(isAsked([3], aboutPicture(null, 'lineage'))).toBe(false);
    expect(isAsked([3], ['render-settings', 3])).toBe(false);
  });
});
