import { expect, it } from 'vitest';
import { withAbsoluteAddresses } from './absolute-addresses.ts';

it('makes paths in address fields absolute, leads to signed pictures, and changes nothing else', () => {
  const answer = {
    data: '/files/images/a.png',
    images: [{ image_url: '/files/images/a/b.png', variants: [{ url: '/files/a/320.webp' }] }],
    bucket: { image_url: 'https://cdn.example.com/a.png', preview_url: null, url: '//cdn.example.com/a.png' },
    prompt: '/files of a tailor',
    made: new Date(0),
  };
  expect(withAbsoluteAddresses(answer, 'https://studio.example.com')).toEqual({
    ...answer,
    data: 'https://studio.example.com/files/images/a.png',
    images: [
      {
        image_url: 'https://studio.example.com/files/signed/images/a/b.png',
        variants: [{ url: 'https://studio.example.com/files/a/320.webp' }],
      },
    ],
  });
});
