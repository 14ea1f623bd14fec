/** An invoice as PDF, for payments without a document of the provider: seller, buyer, date, amount and status. */
import { buffer } from 'node:stream/consumers';
import { priceText, type InvoiceStatus } from '@kenna/contract';
import PDFDocument from 'pdfkit';
import { readFallbackFonts } from '../../shared/type/fallback-fonts.ts';
import { createType } from '../../shared/type/sheet-type.ts';

interface InvoiceDocument {
  readonly productName: string;
  /** The seller's address. */
  readonly address: string;
  readonly buyer: { readonly name: string; readonly email: string };
  readonly number: string;
  readonly description: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: InvoiceStatus;
  readonly issuedAt: Date;
}

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 56 };
const INK = '#161514';
const QUIET = '#6b675f';
const HAIRLINE = '#e7e4de';
const SIZE = 10;
const LEADING = 16;
const COLUMN = PAGE.width - 2 * PAGE.margin;

const STATUS_WORDS: Readonly<Record<InvoiceStatus, string>> = {
  open: 'Open: this payment did not go through yet.',
  paid: 'Paid.',
  refunded: 'Paid, and given back in full.',
  void: 'Void: nothing is owed.',
};

export async function makeInvoiceDocument(invoice: InvoiceDocument): Promise<Uint8Array> {
  const { productName, address, buyer, number, description, status, issuedAt } = invoice;
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: 'en',
    info: { Title: `Invoice ${number}`, Creator: productName, CreationDate: issuedAt },
  });
  const bytes = buffer(document);
  const type = createType(document, await readFallbackFonts([buyer.name, productName]));
  let y = PAGE.margin;

  /** Writes a text on at most two lines. Returns the number of lines. */
  const write = (text: string, { x = PAGE.margin, width = COLUMN, colour = INK } = {}): number => {
    const lines = type.lines('text', SIZE, text, { width, max: 2 });
    lines.forEach((line, index) => type.draw(line, SIZE, { x, y: y + index * LEADING, colour }));
    return lines.length;
  };
  const next = (lines = 1) => void (y += lines * LEADING);
  const row = (label: string, amount: string) => {
    write(label, { width: COLUMN - 120 });
    const line = type.line('text', SIZE, amount);
    type.draw(line, SIZE, { x: PAGE.width - PAGE.margin - line.width, y, colour: INK });
    next();
  };
  const rule = () => {
    document
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(0.5)
      .stroke(HAIRLINE);
    next(0.75);
  };

  type.draw(type.line('display', 32, 'Invoice'), 32, { x: PAGE.margin, y, colour: INK });
  next(3.5);
  const half = COLUMN / 2;
  for (const [left, right] of [
    ['Number', 'Date'],
    [number, issuedAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })],
    ['', ''],
    ['From', 'To'],
    [productName, buyer.name],
    [address, buyer.email],
  ] as const) {
    const colour = ['Number', 'From'].includes(left) ? QUIET : INK;
    const taken = [
      write(left, { width: half - 12, colour }),
      write(right, { x: PAGE.margin + half, width: half, colour }),
    ];
    next(Math.max(1, ...taken));
  }
  next(2);
  const total = `${priceText(invoice.amountCents)} ${invoice.currency.toUpperCase()}`;
  rule();
  row(description, total);
  next(0.25);
  rule();
  row('Total', total);
  next();
  write(STATUS_WORDS[status]);
  next();
  write('This is a document of the payment sandbox: no money has moved, and no tax is charged.', { colour: QUIET });
  document.end();
  return bytes;
}
