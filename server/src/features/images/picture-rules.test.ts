import { describe, expect, it } from 'vitest';
import { xmpOf, type PictureOrigin } from '../../shared/picture-metadata.ts';
import { pictureFolderOf, variantSides } from './files/store-picture.ts';

describe('the variants of a picture', () => {
  it('are not larger than the picture', () => {
    expect(variantSides(2000)).toEqual([320, 640, 1280]);
    expect(variantSides(768)).toEqual([320, 640, 768]);
    expect(variantSides(320)).toEqual([320]);
    expect(variantSides(100)).toEqual([100]);
  });

  it('share a folder with their original', () => {
    expect(pictureFolderOf('images/abc/640.webp')).toBe(pictureFolderOf('images/abc/0d1e.png'));
  });
});

describe('the metadata of a picture', () => {
  const origin: PictureOrigin = {
    productName: 'Kenna',
    prompt: 'a dress',
    finalPrompt: '/render a dress',
    seed: 7,
    model: 'kennaxl',
    engine: 'built-in',
    sourceType: 'trainedAlgorithmicMedia',
    renderId: 12,
    parentImageId: null,
  };

  it('states its origin in the terms of the standard', () => {
    expect(xmpOf(origin)).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia');
    expect(xmpOf(origin)).toContain('<Iptc4xmpExt:AISystemUsed>built-in</Iptc4xmpExt:AISystemUsed>');
  });

  it('names its parent when it has one', () => {
    expect(xmpOf(origin)).not.toContain('ParentImage');
    expect(xmpOf({ ...origin, parentImageId: 5 })).toContain('<render:ParentImage>5</render:ParentImage>');
  });

  it('stays well-formed whatever was typed', () => {
    const packet = xmpOf({ ...origin, prompt: '</rdf:li>\u0001 "silk" & ]]>' });
    expect(packet).toContain('&lt;/rdf:li&gt; &quot;silk&quot; &amp; ]]&gt;');
  });
});
