import { describe, expect, it } from 'vitest';
import { sharedLinkOf, withPreview, writtenPathOf } from './link-preview.ts';

const PAGE = '<head><title>Studio</title></head><body></body>';
const image = { url: 'https://studio.example/files/a.webp', width: 960, height: 1280 };

describe('the preview of a link', () => {
  it('exists for both addresses of a shared collection and for no other page', () => {
    expect(sharedLinkOf('/shared/abc-_1')).toBe('abc-_1');
    expect(sharedLinkOf('/shared/Vera%20Molnar/Spring%20line/abc?utm=1')).toBe('abc');
    for (const path of ['/', '/shared', '/shared/a/b', '/workplace/shared/abc', '/shared/%E0%A4%A']) {
      expect(sharedLinkOf(path), path).toBeNull();
    }
  });

  it('exists for paths that may belong to the content repository', () => {
    expect(writtenPathOf('/about')).toBe('/about');
    expect(writtenPathOf('/knowledge-base/faq/?utm=1#top')).toBe('/knowledge-base/faq');
    expect(writtenPathOf('/knowledge-base/tutorial/generate')).toBe('/knowledge-base/tutorial/generate');
    for (const path of ['/', '/workplace/generate', '/knowledge-base/a/b', '/shared/a/b/c']) {
      expect(writtenPathOf(path), path).toBeNull();
    }
  });

  it('names the collection and shows its cover', () => {
    const preview = { title: 'Spring line', description: '3 images by Vera', image };
    const page = withPreview(PAGE, preview, 'https://studio.example/shared/abc');
    expect(page).toContain('<title>Spring line</title>');
    expect(page).toContain('<meta property="og:title" content="Spring line" />');
    expect(page).toContain('<meta property="og:image" content="https://studio.example/files/a.webp" />');
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  it('escapes markup and replacement patterns in titles', () => {
    const title = `"><script>alert(1)</script>$& $' '`;
    const page = withPreview(PAGE, { title, description: title, image: null }, 'https://studio.example/shared/abc');
    expect(page).not.toContain('<script>');
    expect(page).toContain('$&amp; $&#39;');
    expect(page.match(/<title>/g)).toHaveLength(1);
  });
});
