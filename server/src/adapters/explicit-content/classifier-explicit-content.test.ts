import { describe, expect, it } from 'vitest';
import { createClassifierExplicitContent } from './classifier-explicit-content.ts';

const pixels = { width: 1, height: 1, channels: 3, data: new Uint8Array(3) } as const;
const NOTHING = { drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0 };

const decide = (scores: Partial<typeof NOTHING>) =>
  createClassifierExplicitContent({
    engine: { classifyExplicit: async () => ({ ...NOTHING, ...scores }) },
    threshold: 0.6,
  }).isExplicit(pixels);

describe('the explicit-content check', () => {
  it('adds the scores of photographed and drawn explicit content', async () => {
    expect(await decide({ porn: 0.35, hentai: 0.25 })).toBe(true);
    expect(await decide({ porn: 0.35, hentai: 0.2 })).toBe(false);
  });

  it('allows sexy fashion', async () => {
    expect(await decide({ sexy: 1 })).toBe(false);
  });
});
