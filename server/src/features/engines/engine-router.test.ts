import { ENGINE_CONTROLS, type EngineControl } from '@kenna/contract';
import { describe, expect, it } from 'vitest';
import type { EngineStrength } from '../../ports/engine-strengths.ts';
import { ImageEngineError, type EngineErrorKind } from '../../ports/image-engine.port.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { createSteeredEngine } from '../../testing/steered-engine.ts';
import type { EngineFault } from './engine-leases.ts';
import type { EngineNeed } from './engine-need.ts';
import { createEngineRouter } from './engine-router.ts';
import type { EngineRules, RoutedEngine } from './routed-engine.ts';

interface Traits {
  readonly weight?: number;
  readonly capable?: boolean;
  readonly healthy?: boolean;
  readonly queue?: number;
  readonly controls?: readonly EngineControl[];
  readonly strengths?: readonly EngineStrength[];
}

function remote(name: string, traits: Traits = {}): RoutedEngine & { setHealthy(isHealthy: boolean): void } {
  const { weight = 1, capable = true, healthy = true, queue = 0, controls = ENGINE_CONTROLS, strengths = [] } = traits;
  const { readInstruction: _reading, ...steered } = createSteeredEngine();
  steered.setHealthy(healthy);
  steered.setQueueDepth(queue);
  const capabilityOf = () => (capable ? ('native' as const) : ('unavailable' as const));
  const engine = {
    ...steered,
    name,
    vocabulary: null,
    capabilityOf,
    controlsOf: () => controls,
    strengthsOf: (_operation: string, _model: string, wanted: readonly EngineStrength[]) =>
      wanted.filter((one) => strengths.includes(one)),
  };
  const address = { kind: 'comfyui', url: `http://${name}` };
  return { engine, title: `Engine ${name}`, weight, isOwn: false, address, setHealthy: steered.setHealthy };
}

const own = (): RoutedEngine => {
  const engine = { ...createSteeredEngine(), name: 'built-in' };
  return { engine, title: 'Built-in engine', weight: 1, isOwn: true, address: null };
};

const NEED: EngineNeed = {
  operation: 'generate',
  model: 'kennaxl',
  scenes: false,
  engine: null,
  controls: [],
  strengths: [],
};

/** An engine whose abilities are only known once it was reached. */
function unknown(healthy: boolean) {
  const late = remote('late', { healthy });
  let [isReached, asked] = [false, 0];
  const engine = {
    ...late.engine,
    controlsOf: () => (isReached ? (['seed'] as const) : (['guidance'] as const)),
    async isHealthy() {
      asked++;
      return (isReached = await late.engine.isHealthy());
    },
  };
  return { late: { ...late, engine }, asked: () => asked };
}

function routerOf(engines: readonly RoutedEngine[], rules: Partial<EngineRules> = {}, order: readonly string[] = []) {
  const clock = createMovingClock();
  const faults: EngineFault[] = [];
  const router = createEngineRouter({
    engines,
    clock,
    rules: { builtInFor: null, peopleChoose: true, livePreviews: true, ...rules },
    placeOf: (name) => (order.includes(name) ? order.indexOf(name) : null),
    onFault: (fault) => faults.push(fault),
  });
  const lease = (need: Partial<EngineNeed> = {}) => router.lease({ ...NEED, ...need });
  return {
    router,
    clock,
    faults,
    lease,
    nameFor: async (need: Partial<EngineNeed> = {}) => (await lease(need)).engine.name,
    async fail(kind: EngineErrorKind, times = 1) {
      for (let k = 0; k < times; k++) (await lease()).end(new ImageEngineError(kind, `simulated: ${kind}`));
    },
  };
}

describe('the choice of an engine', () => {
  it('prefers a remote engine to the built-in one', async () => {
    const { nameFor } = routerOf([remote('weak', { capable: false }), remote('able'), own()]);
    expect(await nameFor()).toBe('able');
  });

  it('falls back to the built-in engine without a note when no other supports the task', async () => {
    const { lease } = routerOf([remote('weak', { capable: false }), own()]);
    expect(await lease()).toMatchObject({ engine: { name: 'built-in' }, note: null });
  });

  it('prefers the shortest queue relative to the weight', async () => {
    const [busy, strong] = [remote('busy', { queue: 2 }), remote('strong', { queue: 5, weight: 4 })];
    expect(await routerOf([busy, strong]).nameFor()).toBe('strong');
    expect(await routerOf([remote('idle'), busy]).nameFor()).toBe('idle');
  });

  it('counts its own running tasks when an engine reports fewer', async () => {
    const { nameFor } = routerOf([remote('first'), remote('second')]);
    expect([await nameFor(), await nameFor(), await nameFor()]).toEqual(['first', 'second', 'first']);
  });

  it('shares work by weight while no engine is busy', async () => {
    const { lease } = routerOf([remote('heavy', { weight: 3 }), remote('light')]);
    const served = { heavy: 0, light: 0 };
    for (let k = 0; k < 40; k++) {
      const { engine, end } = await lease();
      served[engine.name as keyof typeof served]++;
      end(null);
    }
    expect(served).toEqual({ heavy: 30, light: 10 });
  });

  it('prefers an engine that supports the person’s settings', async () => {
    const { nameFor } = routerOf([
      remote('seedless', { controls: [] }),
      remote('seeded', { controls: ['seed'] }),
      own(),
    ]);
    expect(await nameFor({ controls: ['seed'] })).toBe('seeded');
    expect(await nameFor({ controls: ['negativePrompt'] })).toBe('seedless');
  });

  it('prefers the engine that is better at the task, however busy, to others that support the settings', async () => {
    const engines = [remote('plain'), remote('letters', { strengths: ['text'], queue: 9 }), own()];
    const { nameFor } = routerOf(engines);
    expect([await nameFor(), await nameFor({ strengths: ['text'] })]).toEqual(['plain', 'letters']);
    expect(await nameFor({ strengths: ['draft'] })).toBe('plain');
    engines.push(remote('both', { strengths: ['edit', 'text'], queue: 20 }));
    expect(await routerOf(engines).nameFor({ strengths: ['edit', 'text'] })).toBe('both');
  });

  it('follows the order of the admins before load and abilities, among engines that support the settings', async () => {
    const [first, second] = [remote('first', { queue: 9, controls: [] }), remote('second', { queue: 5 })];
    const third = remote('third', { strengths: ['text'] });
    const { nameFor, router, clock } = routerOf([first, second, third, own()], {}, ['first', 'second']);
    expect(await nameFor()).toBe('first');
    expect(await nameFor({ strengths: ['text'] })).toBe('first');
    expect(await nameFor({ controls: ['seed'] })).toBe('second');
    expect(router.controlsOf(NEED)).toContain('seed');
    first.setHealthy(false);
    second.setHealthy(false);
    clock.advance(5000);
    expect(await nameFor()).toBe('third');
  });

  it('prefers an engine that supports the settings to one that is only better at the task', async () => {
    const letters = remote('letters', { strengths: ['text'], controls: [] });
    const { nameFor } = routerOf([letters, remote('seeded', { controls: ['seed'] }), own()]);
    expect(await nameFor({ strengths: ['text'], controls: ['seed'] })).toBe('seeded');
    expect(await routerOf([letters, own()]).nameFor({ strengths: ['text'], controls: ['seed'] })).toBe('letters');
  });

  it('falls back from the engine that is best at the task to another one while it is down', async () => {
    const { nameFor } = routerOf([remote('plain'), remote('letters', { strengths: ['text'], healthy: false })]);
    expect(await nameFor({ strengths: ['text'] })).toBe('plain');
  });

  it('gives scenes to the engine that stores them', async () => {
    const { router, nameFor } = routerOf([remote('remote'), own()]);
    expect(await nameFor({ scenes: true })).toBe('built-in');
    expect(router.vocabulary()).toEqual(own().engine.vocabulary);
    const alone = routerOf([remote('remote')]).router;
    expect(alone.canRun({ ...NEED, scenes: true })).toBe(false);
    expect(alone.vocabulary()).toEqual({ kinds: {}, attributes: {}, attributesOf: {} });
  });

  it('uses the built-in engine only for the operations that the operator allows', async () => {
    const { router, lease } = routerOf([remote('down', { healthy: false }), own()], { builtInFor: ['upscale'] });
    await expect(lease()).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await lease({ operation: 'upscale' })).engine.name).toBe('built-in');
    expect(createOwnOnly().canRun(NEED)).toBe(false);
    expect(router.canRun(NEED)).toBe(true);
  });

  it('distinguishes a missing model from engines that do not answer, which can be retried', async () => {
    await expect(routerOf([remote('weak', { capable: false })]).lease()).rejects.toMatchObject({
      kind: 'missing_model',
    });
    await expect(routerOf([remote('down', { healthy: false })]).lease()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(routerOf([]).router.canRun(NEED)).toBe(false);
  });
});

const createOwnOnly = () => routerOf([own()], { builtInFor: ['upscale'] }).router;

describe('an engine that a person picked', () => {
  it('is used, whatever its queue', async () => {
    const { lease } = routerOf([remote('idle'), remote('busy', { queue: 9 }), own()]);
    expect(await lease({ engine: 'busy' })).toMatchObject({ engine: { name: 'busy' }, note: null });
    expect(await lease({ engine: 'built-in' })).toMatchObject({ engine: { name: 'built-in' }, note: null });
  });

  it('is named in the note when another one replaced it', async () => {
    const { lease } = routerOf([remote('down', { healthy: false }), remote('up'), own()]);
    expect((await lease({ engine: 'down' })).note).toBe('Engine down could not be reached, so Engine up made this.');
    const unable = routerOf([remote('weak', { capable: false }), own()]);
    expect((await unable.lease({ engine: 'weak' })).note).toBe(
      'Engine weak cannot do this, so the built-in engine made this.',
    );
  });
});

describe('an engine that fails', () => {
  it('is replaced by the built-in one, with a note', async () => {
    const { lease } = routerOf([remote('down', { healthy: false }), own()]);
    const { engine, note } = await lease();
    expect([engine.name, note]).toEqual([
      'built-in',
      'Engine down could not be reached, so the built-in engine made this.',
    ]);
  });

  it('is not given the same render again', async () => {
    const { router, lease } = routerOf([remote('first'), remote('second'), own()]);
    const first = await lease();
    const second = await router.lease(NEED, [{ lease: first, kind: 'out_of_memory' }]);
    expect(second.note).toBe('Engine first ran out of memory, so Engine second made this.');
    expect(second.engine.name).toBe('second');
  });

  it('is paused after three failures in a row, is then tried once, and continues when that succeeds', async () => {
    const { clock, lease, nameFor, fail } = routerOf([remote('shaky'), own()]);
    await fail('failed', 3);
    expect(await nameFor()).toBe('built-in');
    clock.advance(30_000);
    const trial = await lease();
    expect([trial.engine.name, await nameFor()]).toEqual(['shaky', 'built-in']);
    trial.end(null);
    expect(await nameFor()).toBe('shaky');
  });

  it('is paused twice as long each time that the trial fails', async () => {
    const { clock, nameFor, fail } = routerOf([remote('shaky'), own()]);
    await fail('timeout', 3);
    clock.advance(30_000);
    await fail('timeout');
    clock.advance(30_000);
    expect(await nameFor()).toBe('built-in');
    clock.advance(30_000);
    expect(await nameFor()).toBe('shaky');
  });

  it('is not paused for errors caused by the request', async () => {
    const { nameFor, fail } = routerOf([remote('strict'), own()]);
    for (const kind of ['refused', 'bad_input', 'cancelled', 'missing_model'] as const) await fail(kind, 3);
    expect(await nameFor()).toBe('strict');
  });

  it('is checked again once the last check is old, or once it was unreachable', async () => {
    const shaky = remote('shaky');
    const { clock, nameFor, fail } = routerOf([shaky, own()]);
    expect(await nameFor()).toBe('shaky');
    shaky.setHealthy(false);
    expect(await nameFor()).toBe('shaky');
    clock.advance(3_000);
    expect(await nameFor()).toBe('built-in');
    shaky.setHealthy(true);
    clock.advance(3_000);
    await fail('unavailable');
    shaky.setHealthy(false);
    expect(await nameFor()).toBe('built-in');
  });

  it('is recorded with its fault, except when people cancelled', async () => {
    const { faults, fail } = routerOf([remote('shaky')]);
    await fail('cancelled');
    await fail('refused');
    const fault = {
      engine: 'shaky',
      operation: 'generate',
      model: 'kennaxl',
      kind: 'refused',
      message: 'simulated: refused',
    };
    expect(faults).toEqual([fault]);
  });
});

describe('the controls for the panels', () => {
  it('are those that a remote engine supports, not those of the built-in one alone', () => {
    const first = remote('first', { controls: ['seed'] });
    const second = remote('second', { controls: ['guidance'] });
    expect(routerOf([first, second, own()]).router.controlsOf(NEED)).toEqual(['seed', 'guidance']);
    expect(routerOf([first, own()]).router.controlsOf({ ...NEED, engine: 'built-in' })).toEqual(ENGINE_CONTROLS);
    expect(routerOf([own()]).router.controlsOf(NEED)).toEqual(ENGINE_CONTROLS);
    expect(routerOf([]).router.controlsOf(NEED)).toBeNull();
  });
});

describe('a message about a picture', () => {
  const needs = { ...NEED, operation: 'instructEdit' } as const;

  it('is accepted unread by an engine that interprets none, except for an undo', () => {
    const { router } = routerOf([remote('remote'), own()]);
    expect(router.readInstruction(needs, 'something impossible', [], false, null)).toMatchObject({ outcome: 'edit' });
    expect(router.readInstruction(needs, 'undo', ['make it navy'], false, null)).toMatchObject({ outcome: 'undo' });
    expect(routerOf([remote('remote')]).router.readInstruction(needs, 'undo', [], false, null).outcome).toBe('edit');
  });

  it('is interpreted by the built-in engine when that does the edit', () => {
    const { router } = routerOf([own()]);
    expect(router.readInstruction(needs, 'something impossible', [], false, null)).toMatchObject({ outcome: 'cannot' });
  });
});

describe('finishing a picture', () => {
  it('is done by the engine that made it, or by the built-in one', () => {
    const [able, weak, ours] = [remote('able'), remote('weak', { capable: false }), own()];
    const { router } = routerOf([able, weak, ours]);
    expect(router.finisherOf(able.engine, 'enhanceFaces', 'kennaxl')).toBe(able.engine);
    expect(router.finisherOf(weak.engine, 'enhanceFaces', 'kennaxl')).toBe(ours.engine);
    expect(routerOf([weak]).router.finisherOf(weak.engine, 'enhanceFaces', 'kennaxl')).toBeNull();
  });
});

describe('an engine that this process has not reached yet', () => {
  it('is reached before its settings are offered, once', async () => {
    const { late, asked } = unknown(true);
    const { router } = routerOf([late, own()]);
    expect(router.controlsOf(NEED)).toEqual(['guidance']);
    await Promise.all([router.meet(), router.meet()]);
    expect(router.controlsOf(NEED)).toEqual(['seed']);
    await router.meet();
    expect(asked()).toBe(1);
  });

  it('is tried again while it is down, and its settings are known when it is up', async () => {
    const { late, asked } = unknown(false);
    const { router } = routerOf([late, own()]);
    await router.meet();
    late.setHealthy(true);
    await router.meet();
    await expect.poll(() => router.controlsOf(NEED)).toEqual(['seed']);
    expect(asked()).toBe(2);
  });
});
