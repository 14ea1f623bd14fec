import { Button } from '@mantine/core';
import { priceText, type Invoice } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { INVOICE_STATUS_WORDS } from '../../../../lib/text/invoice-words.ts';
import { dayOf } from '../../../../lib/text/day-of.ts';
import { invoicesQuery, useInvoiceDocument } from '../../plans.api.ts';
import classes from './subscription.module.css';

/** The person's invoices, newest first. */
export function InvoiceList() {
  const { data } = useQuery(invoicesQuery);
  if (!data) return null;
  return (
    <section aria-labelledby="invoices" className={classes.section}>
      <h2 id="invoices" className={classes.heading}>
        Invoices
      </h2>
      {data.invoices.length === 0 ? (
        <p className={classes.none}>There are no charges yet.</p>
      ) : (
        <ul className={classes.invoices}>
          {data.invoices.map((invoice) => (
            <li key={invoice.id}>
              <span className={classes.what}>
                {invoice.description}
                <small>
                  {dayOf(invoice.issued_at)} · {invoice.number}
                </small>
              </span>
              <span className={classes.amount}>
                {priceText(invoice.amount_cents)}
                <small data-status={invoice.status}>{INVOICE_STATUS_WORDS[invoice.status]}</small>
              </span>
              {invoice.url ? (
                <a href={invoice.url} target="_blank" rel="noreferrer">
                  Open
                </a>
              ) : (
                <InvoiceDocument invoice={invoice} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const save = useInvoiceDocument();
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Save invoice ${invoice.number} as PDF`}
      loading={save.isPending}
      onClick={() => save.mutate(invoice)}
    >
      PDF
    </Button>
  );
}
