/** Measures the tasks of a page's main thread in processor time, which other load does not change. */
import type { Browser } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Tasks {
  /** Processor time of the longest task in ms. */
  readonly longest: number;
  /** Number of tasks longer than the limit. */
  readonly over: number;
  readonly all: number;
  /** Processor time of all tasks in ms. */
  readonly total: number;
}

const NONE: Tasks = { longest: 0, over: 0, all: 0, total: 0 };

/**
 * Starts a trace and returns the function that ends it. `limit` is in ms. The main thread with the most tasks counts.
 */
export async function watchTasks(browser: Browser, limit: number): Promise<() => Promise<Tasks>> {
  const session = await browser.newBrowserCDPSession();
  const tasks = new Map<string, Tasks>();
  const mainThreads = new Set<string>();
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ph, pid, tid, tdur = 0, args } of value as unknown as TraceEvent[]) {
      const thread = `${pid}/${tid}`;
      if (ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain') mainThreads.add(thread);
      if (ph !== 'X' || name !== 'ThreadControllerImpl::RunTask') continue;
      const before = tasks.get(thread) ?? NONE;
      const took = tdur / 1000;
      const over = before.over + (took > limit ? 1 : 0);
      tasks.set(thread, {
        longest: Math.max(before.longest, took),
        over,
        all: before.all + 1,
        total: before.total + took,
      });
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordContinuously', includedCategories: ['toplevel'], excludedCategories: ['*'] },
  });
  return async () => {
    const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await completed;
    const watched = [...mainThreads].flatMap((thread) => tasks.get(thread) ?? []);
    return watched.reduce((most, one) => (one.all > most.all ? one : most), NONE);
  };
}
