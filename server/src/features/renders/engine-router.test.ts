import { describe, expect, it } from 'vitest';
import { createSteeredEngine } from '../../testing/steered-engine.ts';
import { createEngineRouter } from './engine-router.ts';

const engine = (name: string, { healthy = true, capable = true } = {}) => {
  const steered = createSteeredEngine();
  steered.setHealthy(healthy);
  return { ...steered, name, capabilityOf: () => (capable ? ('native' as const) : ('unavailable' as const)) };
};
const NEED = { operation: 'generate', model: 'kennaxl', scenes: false } as const;
const pick = async (...engines: ReturnType<typeof engine>[]) => (await createEngineRouter(engines).pick(NEED)).name;

describe('the engine router', () => {
  it('picks the first engine that can do it', async () => {
    expect(await pick(engine('weak', { capable: false }), engine('first'), engine('second'))).toBe('first');
  });

  it('falls back to the next when one is down', async () => {
    expect(await pick(engine('down', { healthy: false }), engine('up'))).toBe('up');
  });

  it('says that none answers, which is worth another try', async () => {
    await expect(pick(engine('down', { healthy: false }))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('gives scenes to an engine that keeps them', async () => {
    const remote = { ...engine('remote'), vocabulary: null };
    const router = createEngineRouter([remote, engine('scenic')]);
    expect((await router.pick({ ...NEED, scenes: true })).name).toBe('scenic');
    expect(router.vocabulary()).toEqual(engine('scenic').vocabulary);
    expect(createEngineRouter([remote]).canRun({ ...NEED, scenes: true })).toBe(false);
    expect(createEngineRouter([remote]).vocabulary()).toEqual({ kinds: {}, attributes: {}, attributesOf: {} });
  });

  it('says that none has the model, which is not', async () => {
    await expect(pick(engine('weak', { capable: false }))).rejects.toMatchObject({ kind: 'missing_model' });
    expect(createEngineRouter([]).canRun(NEED)).toBe(false);
  });
});
