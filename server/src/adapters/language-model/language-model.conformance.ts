import { expect, it } from 'vitest';
import type { LanguageModel, ModelRequest } from '../../ports/language-model.port.ts';

const ask = (text: string, purpose: ModelRequest['purpose'] = 'answer'): ModelRequest => ({
  purpose,
  pages: [],
  seed: 0,
  messages: [{ role: 'user', text, pictures: [] }],
});

async function collected(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

/**
 * The conformance tests of every language model. `endless` makes the next answer never end, where the model supports
 * it.
 */
export function describeLanguageModel(open: () => Promise<{ model: LanguageModel; endless: () => void }>): void {
  const unaborted = () => new AbortController();

  it('describes itself', async () => {
    const { model } = await open();
    const report = model.describe();
    expect(report.name).toBe(model.name);
    expect(report.description.length).toBeGreaterThan(20);
    expect(await model.isHealthy()).toBe(true);
  });

  it('streams an answer in several non-empty pieces', async () => {
    const { model } = await open();
    const pieces = await collected(model.complete(ask('What is silk?'), unaborted()));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces).not.toContain('');
    expect(pieces.join('')).toMatch(/silk/i);
  });

  it('rejects as cancelled when it is aborted before or during an answer', async () => {
    const { model, endless } = await open();
    const before = AbortSignal.abort();
    await expect(collected(model.complete(ask('What is silk?'), { signal: before }))).rejects.toMatchObject({
      kind: 'cancelled',
    });
    endless();
    const stop = unaborted();
    const reading = (async () => {
      for await (const piece of model.complete(ask('What is silk?'), stop)) if (piece !== '') stop.abort();
    })();
    await expect(reading).rejects.toMatchObject({ name: 'LanguageModelError', kind: 'cancelled' });
  });

  it('completes the typed text in several lines', async () => {
    const { model } = await open();
    const pieces = await collected(model.complete(ask('red silk dress', 'complete'), unaborted()));
    const lines = pieces.join('').split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.startsWith('red silk dress')).toBe(true);
  });
}
