/** The queue of the fake and its one worker: executes graphs node by node and sends the server's events. */
import { EventEmitter, once } from 'node:events';
import sharp from 'sharp';
import { encodePng } from '../../adapters/image-engine/composition/png.ts';
import type { Pixels } from '../../ports/engine-task.ts';
import type { Clients } from './clients.ts';
import { NodeFailure } from './node-failure.ts';
import { NODE_WORK } from './node-work.ts';
import { isLink, type Prompt } from './validate-prompt.ts';

export interface FakeJob {
  readonly number: number;
  readonly id: string;
  readonly prompt: Prompt;
  /** Id of the client; '' for none, to whom no events are sent and whose results are not stored. */
  readonly clientId: string;
  readonly extraData: Readonly<Record<string, unknown>>;
}

interface StoredFile {
  readonly filename: string;
  readonly subfolder: string;
  readonly type: string;
}
type Outputs = Record<string, { images: StoredFile[] }>;

interface FakeEntry {
  readonly prompt: readonly unknown[];
  readonly outputs: Outputs;
  readonly status: { status_str: string; completed: boolean; messages: [string, object][] };
  readonly meta: object;
}

/** How the next job fails. */
type Fault = 'out of memory' | 'error' | 'mismatch' | 'interrupted by another' | 'crash';

class Interrupted extends Error {}
class Crashed extends Error {}

interface Parts {
  readonly clients: () => Clients;
  readonly files: Map<string, Buffer>;
  readonly pictureOf: (name: string) => Promise<Pixels>;
  /** Collects mistakes that the server does not report. */
  readonly misuse: string[];
  readonly showsPreviews: (job: FakeJob) => boolean;
}

const jpegs = new WeakMap<Pixels, Promise<Buffer>>();

/** All steps of one sampling show the same preview. */
function jpegOf(pixels: Pixels): Promise<Buffer> {
  const { width, height, data } = pixels;
  const known =
    jpegs.get(pixels) ??
    sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer();
  jpegs.set(pixels, known);
  return known;
}

export const tupleOf = ({ number, id, prompt, extraData }: FakeJob): readonly unknown[] => [
  ...[number, id, prompt, extraData],
  Object.keys(prompt),
];

export function createJobRunner({ clients, files, pictureOf, misuse, showsPreviews }: Parts) {
  const pending: FakeJob[] = [];
  const history = new Map<string, FakeEntry>();
  const made = new Map<string, Outputs>();
  const faults: Fault[] = [];
  const changes = new EventEmitter();
  let running: { job: FakeJob; node: string | null; isStopped: boolean } | null = null;
  let gate: PromiseWithResolvers<void> | null = null;
  let isHeld = false;
  let holdsAtPreview = false;
  let generation = 0;
  let count = 0;

  const send = (job: FakeJob, type: string, data: object) =>
    clients().send(job.clientId, type, { ...data, prompt_id: job.id });

  async function pause(): Promise<void> {
    if (gate) {
      isHeld = true;
      changes.emit('held');
      await gate.promise;
    }
    // Lets pending requests and sockets be handled, as a real pause between two steps does.
    await new Promise((resolve) => setImmediate(resolve));
  }

  function checkStop(started: number): void {
    if (generation !== started) throw new Crashed();
    if (running?.isStopped) throw new Interrupted();
    const fault = faults.shift();
    if (fault === 'out of memory')
      throw new NodeFailure('torch.OutOfMemoryError', 'CUDA out of memory. Tried to allocate 2.00 GiB.');
    if (fault === 'error') throw new NodeFailure('UnpicklingError', 'Unpickling of the weights failed');
    if (fault === 'mismatch') throw new NodeFailure('RuntimeError', 'mat1 and mat2 shapes cannot be multiplied');
    if (fault === 'interrupted by another') throw new Interrupted();
    if (fault === 'crash') {
      restart();
      throw new Crashed();
    }
  }

  async function step(job: FakeJob, node: string, started: number, at: [number, number], preview?: Pixels) {
    await pause();
    checkStop(started);
    const [value, max] = at;
    send(job, 'progress', { value, max, node });
    const state = { value, max, state: 'running', node_id: node, prompt_id: job.id };
    send(job, 'progress_state', { nodes: { [node]: state } });
    if (!preview || !showsPreviews(job)) return;
    const jpeg = await jpegOf(preview);
    clients().show(job.clientId, jpeg, false, { prompt_id: job.id, node_id: node });
    if (holdsAtPreview) hold();
    holdsAtPreview = false;
  }

  async function show(job: FakeJob, node: string, images: Pixels, outputs: Outputs): Promise<void> {
    const { class_type: kind } = job.prompt[node]!;
    const png = await encodePng(images);
    if (kind === 'SaveImageWebsocket')
      return clients().show(job.clientId, png, true, { prompt_id: job.id, node_id: node });
    const type = kind === 'SaveImage' ? 'output' : 'temp';
    const file = { filename: `ComfyUI_${String(++count).padStart(5, '0')}_.png`, subfolder: '', type };
    files.set(`${type}/${file.filename}`, png);
    outputs[node] = { images: [file] };
    send(job, 'executed', { node, display_node: node, output: outputs[node] });
  }

  async function execute(job: FakeJob, started: number): Promise<Outputs> {
    const results = new Map<string, readonly unknown[]>();
    const outputs: Outputs = {};
    const run = async (node: string): Promise<readonly unknown[]> => {
      const known = results.get(node);
      if (known) return known;
      const { class_type: kind, inputs } = job.prompt[node]!;
      const values: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(inputs))
        values[name] = isLink(value) ? (await run(value[0]))[value[1]] : value;
      await pause();
      checkStop(started);
      running!.node = node;
      send(job, 'executing', { node, display_node: node });
      clients().sendText(job.clientId, node, 'a text of a node');
      const work = NODE_WORK[kind];
      const at = (value: number, max: number, preview?: Pixels) => step(job, node, started, [value, max], preview);
      const made: readonly unknown[] = work
        ? await work(values, { picture: pictureOf, step: at, slip: (text) => void misuse.push(text) })
        : [];
      if (!work) await show(job, node, values['images'] as Pixels, outputs);
      results.set(node, made);
      return made;
    };
    for (const node of Object.keys(job.prompt)) if (!NODE_WORK[job.prompt[node]!.class_type]) await run(node);
    return outputs;
  }

  async function makeOrRemember(job: FakeJob, started: number): Promise<Outputs> {
    const key = JSON.stringify(job.prompt);
    const known = made.get(key);
    if (!known) {
      const outputs = await execute(job, started);
      made.set(key, outputs);
      return outputs;
    }
    send(job, 'execution_cached', { nodes: Object.keys(job.prompt) });
    for (const [node, output] of Object.entries(known)) send(job, 'executed', { node, display_node: node, output });
    return known;
  }

  async function run(job: FakeJob): Promise<void> {
    const started = generation;
    running = { job, node: null, isStopped: false };
    const messages: [string, object][] = [['execution_start', { prompt_id: job.id }]];
    const end = (type: string, data: object) => {
      messages.push([type, { ...data, prompt_id: job.id }]);
      send(job, type, data);
    };
    let outputs: Outputs = {};
    send(job, 'execution_start', {});
    try {
      outputs = await makeOrRemember(job, started);
      end('execution_success', {});
    } catch (error) {
      if (error instanceof Crashed) return;
      const node = { node_id: running.node, node_type: job.prompt[running.node ?? '']?.class_type, executed: [] };
      if (error instanceof Interrupted) end('execution_interrupted', node);
      else {
        const failure = error instanceof NodeFailure ? error : new NodeFailure('Exception', String(error));
        end('execution_error', { ...node, exception_type: failure.type, exception_message: failure.message });
      }
    }
    const isWell = messages.at(-1)?.[0] === 'execution_success';
    const status = { status_str: isWell ? 'success' : 'error', completed: isWell, messages };
    history.set(job.id, { prompt: tupleOf(job), outputs: job.clientId === '' ? {} : outputs, status, meta: {} });
    running = null;
    send(job, 'executing', { node: null });
  }

  function hold(): void {
    gate ??= Promise.withResolvers();
    isHeld = false;
  }

  async function workOff(): Promise<void> {
    if (running) return;
    const started = generation;
    for (let job = pending.shift(); job; job = pending.shift()) {
      await run(job);
      // The server was restarted meanwhile, and another loop is running.
      if (generation !== started) return;
    }
    changes.emit('idle');
  }

  function restart(): void {
    generation++;
    pending.length = 0;
    history.clear();
    made.clear();
    files.clear();
    running = null;
    clients().drop();
    changes.emit('idle');
  }

  return {
    pending,
    history,
    faults,
    restart,
    running: () => running?.job ?? null,
    runningNode: () => running?.node ?? null,

    add(job: FakeJob): void {
      pending.push(job);
      clients().notifyAll();
      void workOff();
    },
    remove(id: string): boolean {
      const at = pending.findIndex((job) => job.id === id);
      if (at >= 0) pending.splice(at, 1);
      return at >= 0;
    },
    /** Stops the running job at its next step. */
    stop(): void {
      if (running) running.isStopped = true;
    },

    /** Makes jobs wait between steps. */
    hold,
    /** Makes jobs wait after their next preview. */
    holdAtPreview: () => void (holdsAtPreview = true),
    release(): void {
      gate?.resolve();
      gate = null;
    },
    async held(): Promise<void> {
      if (!isHeld) await once(changes, 'held');
    },
    async idle(): Promise<void> {
      if (running || pending.length > 0) await once(changes, 'idle');
    },
  };
}
export type JobRunner = ReturnType<typeof createJobRunner>;
