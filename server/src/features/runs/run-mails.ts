import { counted, totalOf, type CellCounts } from '@kenna/contract';
import type { Mail } from '../../ports/mailer.port.ts';
import { mailOf, type Recipient } from '../../shared/letter.ts';

export interface RunSender {
  readonly productName: string;
  /** Address without a trailing slash. */
  readonly publicUrl: string;
}

interface Reported {
  readonly id: number;
  readonly name: string;
  readonly cells: CellCounts;
}

function progressOf(cells: CellCounts): string {
  const { done, failed } = cells;
  const made = `${done.toLocaleString('en')} of ${counted(totalOf(cells), 'picture')}`;
  return failed === 0 ? `It has made ${made}.` : `It has made ${made}, and ${failed.toLocaleString('en')} failed.`;
}

const HOW_TO_STOP = 'You can turn these e-mails off in the menu of the run.';

const openRun = ({ publicUrl }: RunSender, { id }: Reported, label: string) => ({
  label,
  url: `${publicUrl}/workplace/runs/${id}`,
});

export const finishedMail = (sender: RunSender, recipient: Recipient, run: Reported): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `Your run ${run.name} is finished`,
    paragraphs: [
      progressOf(run.cells),
      ...(run.cells.failed > 0 ? ['Each picture that failed says why.'] : []),
      HOW_TO_STOP,
    ],
    action: openRun(sender, run, 'See the pictures'),
  });

/** `reason` is a sentence that says why it paused. */
export const pausedMail = (sender: RunSender, recipient: Recipient, run: Reported, reason: string): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `Your run ${run.name} has paused`,
    paragraphs: [reason, progressOf(run.cells), HOW_TO_STOP],
    action: openRun(sender, run, 'Open the run'),
  });
