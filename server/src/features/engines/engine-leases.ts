/** Leases of engines: which one draws a render, why it replaces another, and what its failure means. */
import type { Model } from '@kenna/contract';
import type { EngineOperation } from '../../ports/engine-task.ts';
import { ImageEngineError, type EngineErrorKind, type ImageEngine } from '../../ports/image-engine.port.ts';
import type { EngineNeed } from './engine-need.ts';
import { inOrder, type EngineOrder } from './engine-order.ts';
import type { EngineWatch } from './engine-watch.ts';
import { fallbackReason, type PassedOver } from './fallback-reason.ts';

interface Parts {
  readonly watches: readonly EngineWatch[];
  readonly order: EngineOrder;
  /** Called for every failure except a cancellation. */
  readonly onFault: (fault: EngineFault) => void;
}

export interface EngineFault {
  readonly engine: string;
  readonly operation: EngineOperation;
  readonly model: Model;
  readonly kind: EngineErrorKind;
  readonly message: string;
}

export interface EngineLease {
  readonly engine: ImageEngine;
  readonly title: string;
  /** Why this engine replaces another one, such as "Studio GPU ran out of memory"; null when it replaces none. */
  readonly replaces: string | null;
  /** A remark for the pictures that says so; null when it replaces none. */
  readonly note: string | null;
  /** Ends the lease, once; null when the task succeeded. */
  end(error: unknown): void;
}

/** An engine that failed at a render, with its error. */
export interface FailedLease {
  readonly lease: EngineLease;
  readonly kind: EngineErrorKind;
}

export function createEngineLeases({ watches, order, onFault }: Parts) {
  /** Why the person's engine, or every remote one, was not used. */
  function passedOver(need: EngineNeed, chosen: EngineWatch, failed: readonly FailedLease[]) {
    const passed: { title: string; why: PassedOver }[] = failed.map(({ lease: { title }, kind: why }) => ({
      title,
      why,
    }));
    const tried = failed.map(({ lease: { engine } }) => engine.name);
    for (const watch of watches) {
      const { engine, title, isOwn } = watch.routed;
      if (watch === chosen || tried.includes(engine.name)) continue;
      const isPicked = engine.name === need.engine;
      const isReplaced = chosen.routed.isOwn && !isOwn && need.engine === null;
      if ((isPicked || isReplaced) && order.can(watch, need)) passed.push({ title, why: 'unavailable' });
      else if (isPicked) passed.push({ title, why: 'unable' });
    }
    return passed;
  }

  function open(need: EngineNeed, chosen: EngineWatch, failed: readonly FailedLease[]): EngineLease {
    const { engine, title, isOwn } = chosen.routed;
    const replaces = fallbackReason(passedOver(need, chosen, failed));
    const end = chosen.begin();
    return {
      engine,
      title,
      replaces,
      note: replaces && `${replaces}, so ${isOwn ? 'the built-in engine' : title} made this.`,
      end(error) {
        const kind = error === null ? null : error instanceof ImageEngineError ? error.kind : 'failed';
        end(kind);
        if (kind === null || kind === 'cancelled') return;
        const { operation, model } = need;
        const message = error instanceof Error ? error.message : String(error);
        onFault({ engine: engine.name, operation, model, kind, message });
      },
    };
  }

  /**
   * `failed`: engines that have already failed at this render; they are excluded.
   * @throws ImageEngineError `missing_model` when no engine supports it, `unavailable` when none that does answers.
   */
  return async function lease(need: EngineNeed, failed: readonly FailedLease[] = []): Promise<EngineLease> {
    const tried = failed.map((one) => one.lease.engine.name);
    const tiers = order.tiersOf(need);
    if (tiers.length === 0)
      throw new ImageEngineError('missing_model', `no engine for ${need.operation} ${need.model}`);
    for (const tier of tiers) {
      const left = tier.filter(({ routed }) => !tried.includes(routed.engine.name));
      const [chosen] = await inOrder(left);
      if (chosen) return open(need, chosen, failed);
    }
    throw new ImageEngineError(
      'unavailable',
      tiers
        .flat()
        .map(({ routed }) => routed.engine.name)
        .join(', '),
    );
  };
}
