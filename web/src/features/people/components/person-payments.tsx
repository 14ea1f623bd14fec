import { Button, Checkbox } from '@mantine/core';
import { priceText, type Invoice } from '@kenna/contract';
import { useState } from 'react';
import { INVOICE_STATUS_WORDS } from '../../../lib/text/invoice-words.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { useInvoicesOf, useRefund } from '../people.api.ts';
import classes from './people.module.css';

/** A person's payments, each with a button to refund it. */
export function PersonPayments({ id }: { id: number }) {
  const { data } = useInvoicesOf(id);
  const [refunding, setRefunding] = useState<Invoice | null>(null);
  const columns: readonly Column<Invoice>[] = [
    { name: 'Invoice', heads: true, cell: ({ description, number }) => `${description}, ${number}` },
    { name: 'Date', cell: ({ issued_at }) => <RelativeTime moment={issued_at} /> },
    { name: 'Amount', end: true, cell: ({ amount_cents }) => priceText(amount_cents) },
    { name: 'Status', cell: ({ status }) => INVOICE_STATUS_WORDS[status] },
    {
      name: 'Actions',
      quietName: true,
      end: true,
      cell: (invoice) =>
        invoice.status === 'paid' && (
          <Button variant="default" size="sm" onClick={() => setRefunding(invoice)}>
            Refund
          </Button>
        ),
    },
  ];
  if (!data) return null;
  if (data.invoices.length === 0) return <p className={classes.quiet}>There are no payments.</p>;
  return (
    <div className={classes.payments}>
      <DataTable label="Payments" columns={columns} rows={data.invoices} keyOf={(invoice) => invoice.id} />
      {refunding && <RefundDialog invoice={refunding} onClose={() => setRefunding(null)} />}
    </div>
  );
}

function RefundDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [endsPlan, setEndsPlan] = useState(true);
  const refund = useRefund();
  const send = () => refund.mutate({ invoice_id: invoice.id, end_plan: endsPlan }, { onSuccess: onClose });
  return (
    <Modal opened centered size={480} title={`Refund ${priceText(invoice.amount_cents)}?`} onClose={onClose}>
      <div className={classes.form}>
        <Checkbox
          label="End the plan now"
          size="md"
          checked={endsPlan}
          onChange={(event) => setEndsPlan(event.currentTarget.checked)}
        />
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button size="md" loading={refund.isPending} onClick={send}>
            Refund
          </Button>
        </div>
      </div>
    </Modal>
  );
}
