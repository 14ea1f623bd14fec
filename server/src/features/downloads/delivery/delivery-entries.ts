/** The files of a delivery, picture by picture and channel by channel, then a manifest as JSON and as CSV. */
import { createHash } from 'node:crypto';
import {
  channelOf,
  deliveryName,
  FAILURES_SHOWN,
  type Channel,
  type DeliveredPictures,
  type DeliveryReport,
  type OwnChannel,
  type ChannelName,
} from '@kenna/contract';
import type { PictureFile } from '../../images/images.service.ts';
import type { ExportedRun } from '../../runs/runs.service.ts';
import { uniqueNames, type ArchiveEntry } from '../archive/pack-pictures.ts';
import { csvTable } from '../run/run-manifest.ts';
import type { DeliveredFile } from './deliver-picture.ts';

/** What a person asked for, as it is stored. */
export interface DeliveryOrder {
  readonly channels: readonly (ChannelName | OwnChannel)[];
  readonly pattern: string;
  readonly pictures: DeliveredPictures;
}

interface Parts {
  readonly run: ExportedRun;
  readonly files: ReadonlyMap<number, PictureFile>;
  readonly make: (picture: PictureFile, channel: Channel) => Promise<DeliveredFile | null>;
  /** Called once, when all files are made. */
  readonly onReport: (report: DeliveryReport) => Promise<void>;
}

type Cell = ExportedRun['cells'][number];

interface Planned {
  readonly cell: Cell;
  readonly picture: PictureFile;
  readonly channel: Channel;
  readonly name: string;
}

interface Outcome {
  readonly made: DeliveredFile | null;
  readonly sha256: string | null;
}

/** The cells whose pictures are delivered. */
export const deliveredCells = ({ cells }: ExportedRun, pictures: DeliveredPictures): Cell[] =>
  cells.filter(
    ({ state, review, imageId }) =>
      state === 'done' && imageId !== null && (pictures === 'approved' ? review === 'approved' : review !== 'rejected'),
  );

function planOf({ run, files }: Parts, { channels, pattern, pictures }: DeliveryOrder): Planned[] {
  const numbers = new Map<string, number>();
  const planned = deliveredCells(run, pictures).flatMap((cell) => {
    const number = (numbers.get(cell.sku) ?? 0) + 1;
    numbers.set(cell.sku, number);
    const picture = files.get(cell.imageId ?? 0);
    if (picture === undefined) return [];
    return channels.map(channelOf).map((channel) => {
      const name = deliveryName(pattern, { ...cell, channel: channel.key, number });
      return { cell, picture, channel, name: `${name}.${channel.format}` };
    });
  });
  const names = uniqueNames(planned.map(({ name }) => name));
  return planned.map((file, index) => ({ ...file, name: names[index]! }));
}

const reasonsOf = (made: DeliveredFile | null): string[] =>
  made === null ? ['The picture was deleted.'] : made.checks.filter(({ passed }) => !passed).map(({ text }) => text);

function lineOf({ cell, picture, channel, name }: Planned, { made, sha256 }: Outcome) {
  const { sku, name: product, values, shot, review } = cell;
  return {
    file: sha256 === null ? null : name,
    sku,
    name: product,
    values,
    shot,
    channel: channel.key,
    status: sha256 === null ? 'left out' : 'delivered',
    reasons: reasonsOf(made),
    mended: made?.mended ?? [],
    review,
    words: picture.prompt,
    seed: picture.seed,
    image_id: picture.id,
    sha256,
    checks: made?.checks ?? [],
  };
}

type Line = ReturnType<typeof lineOf>;

function tableOf(columns: readonly string[], lines: readonly Line[]): string {
  const head = ['file', 'sku', 'name', ...columns, 'shot', 'channel', 'status', 'reasons', 'mended', 'review'];
  const rows = lines.map((line) => [
    line.file,
    line.sku,
    line.name,
    ...columns.map((column) => line.values[column] ?? ''),
    line.shot,
    line.channel,
    line.status,
    line.reasons.join(' '),
    line.mended.join('; '),
    line.review,
    line.words,
    line.seed,
    line.image_id,
    line.sha256,
    line.checks.map(({ rule, passed }) => `${rule} ${passed ? 'passed' : 'failed'}`).join('; '),
  ]);
  return csvTable([...head, 'words', 'seed', 'image_id', 'sha256', 'checks'], rows);
}

function reportOf(planned: readonly Planned[], outcomes: ReadonlyMap<Planned, Outcome>): DeliveryReport {
  const known = planned.map((file) => ({ file, outcome: outcomes.get(file) ?? { made: null, sha256: null } }));
  const passed = known.filter(({ outcome }) => outcome.sha256 !== null);
  const failed = known.filter(({ outcome }) => outcome.sha256 === null);
  return {
    passed: passed.length,
    mended: passed.filter(({ outcome }) => (outcome.made?.mended.length ?? 0) > 0).length,
    failed: failed.length,
    failures: failed.slice(0, FAILURES_SHOWN).map(({ file: { name, cell, channel }, outcome }) => ({
      file: name,
      sku: cell.sku,
      shot: cell.shot,
      channel: channel.key,
      reasons: reasonsOf(outcome.made),
    })),
  };
}

export function deliveryEntries(parts: Parts, order: DeliveryOrder): ArchiveEntry[] {
  const { run, make, onReport } = parts;
  const planned = planOf(parts, order);
  // Filled while the files are packed, which come before the manifest.
  const outcomes = new Map<Planned, Outcome>();
  const lines = () => planned.map((file) => lineOf(file, outcomes.get(file) ?? { made: null, sha256: null }));
  return [
    ...planned.map((file) => ({
      name: file.name,
      async read() {
        const made = await make(file.picture, file.channel);
        const data = made?.data ?? null;
        const sha256 = data === null ? null : createHash('sha256').update(data).digest('hex');
        outcomes.set(file, { made, sha256 });
        if (made === null || data !== null) return data;
        return { leftOut: reasonsOf(made).join(' ') };
      },
    })),
    {
      name: 'manifest.json',
      async read() {
        await onReport(reportOf(planned, outcomes));
        const { name, seed, columns } = run;
        const { pattern, pictures } = order;
        const channels = order.channels.map(channelOf);
        const written = { run: name, seed, columns, pattern, pictures, channels, files: lines() };
        return Buffer.from(JSON.stringify(written, null, 2));
      },
    },
    // Spreadsheet programs recognise UTF-8 by the mark at its beginning.
    { name: 'manifest.csv', read: async () => Buffer.from(`\u{feff}${tableOf(run.columns, lines())}`) },
  ];
}
