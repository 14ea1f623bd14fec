/**
 * What every remote engine behind the port does when its server is restarted, loses a job or has too much to do, and
 * when a person gives up. The test of an adapter passes functions that control its fake server. Where its protocol
 * cannot cancel, it passes a sentence that says why; the sentence becomes part of the test's name.
 */
import { describe, expect, it } from 'vitest';
import type { EngineErrorKind, ImageEngine } from '../../ports/image-engine.port.ts';
import { kindOfEnd, runOptions } from '../../testing/engine-runs.ts';
import { generateTask } from '../../testing/engine-tasks.ts';

interface FaultedServer {
  /** Pictures wait on the server until they are released. */
  hold(): unknown;
  release(): unknown;
  /** Resolves once a picture waits. */
  held(): Promise<unknown>;
  restart(): unknown;
}

interface Fault<Server> {
  readonly words: string;
  /** Makes the next picture end like this. */
  readonly cause: (server: Server) => unknown;
  /** The kind of the error; "none" where the picture is drawn all the same. */
  readonly kind: EngineErrorKind | 'none';
}

interface Faults<Server extends FaultedServer> {
  /** An engine on a server of its own, which ends with the test. */
  open(): Promise<{ readonly engine: ImageEngine; readonly server: Server }>;
  /** Number of pictures that the server has begun. */
  orders(server: Server): number;
  /** Whether a picture that is being drawn is delivered after a restart. */
  readonly restart: 'outlived' | 'lost';
  readonly losses: readonly Fault<Server>[];
  /**
   * Resolves once the server knows that nobody waits for the picture any more. A text: why the server is never told.
   */
  readonly cancel: ((server: Server) => Promise<unknown>) | string;
  readonly overloads: readonly Fault<Server>[];
}

const task = generateTask({ width: 64, height: 64 });

export function describeFaults<Server extends FaultedServer>(name: string, faults: Faults<Server>): void {
  const { orders, cancel } = faults;

  /** Starts a picture, and returns when it waits on the server. */
  async function drawing(signal = new AbortController().signal) {
    const opened = await faults.open();
    opened.server.hold();
    const ending = kindOfEnd(opened.engine.run(task, runOptions({ signal })));
    await opened.server.held();
    return { ...opened, ending };
  }

  /** Nothing is left over, and the next picture is drawn. */
  async function expectUsable({ engine, server }: Awaited<ReturnType<typeof faults.open>>): Promise<void> {
    server.release();
    await expect.poll(() => engine.queueDepth(), { interval: 2 }).toBe(0);
    expect(await engine.isHealthy()).toBe(true);
    expect(await kindOfEnd(engine.run(task, runOptions()))).toBe('none');
  }

  async function expectEnd({ cause, kind }: Fault<Server>): Promise<void> {
    const opened = await faults.open();
    await cause(opened.server);
    expect(await kindOfEnd(opened.engine.run(task, runOptions()))).toBe(kind);
    // What cannot be drawn there is left to another engine, and is not begun a second time.
    if (kind !== 'none') expect(orders(opened.server)).toBeLessThanOrEqual(1);
    await expectUsable(opened);
  }

  describe(`faults of ${name}`, () => {
    it(`a picture is ${faults.restart} when the server restarts while it is drawn, and is begun once`, async () => {
      const { ending, ...opened } = await drawing();
      const begun = orders(opened.server);
      await opened.server.restart();
      if (faults.restart === 'outlived') opened.server.release();
      expect(await ending).toBe(faults.restart === 'outlived' ? 'none' : 'unavailable');
      expect([begun, orders(opened.server)]).toEqual([1, 1]);
      await expectUsable(opened);
    });

    it.each(faults.losses)('lost: $words ($kind)', expectEnd);

    const told = typeof cancel === 'string' ? `, and the server is not told: ${cancel}` : ' there, too';
    it(`a picture that nobody waits for any more is given up at once${told}`, async () => {
      const stop = new AbortController();
      const { ending, ...opened } = await drawing(stop.signal);
      stop.abort();
      expect(await ending).toBe('cancelled');
      if (typeof cancel !== 'string') await cancel(opened.server);
      expect(orders(opened.server)).toBe(1);
      await expectUsable(opened);
    });

    it.each(faults.overloads)('too much to do: $words ($kind)', expectEnd);
  });
}
