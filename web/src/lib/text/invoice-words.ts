import type { Invoice } from '@kenna/contract';

export const INVOICE_STATUS_WORDS: Readonly<Record<Invoice['status'], string>> = {
  open: 'Owed',
  paid: 'Paid',
  refunded: 'Refunded',
  void: 'Not charged',
};
