import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heldServer } from '../../testing/held-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { checkoutQuery, useConfirm } from './payment-sandbox.api.ts';

const CHECKOUT = '/sandbox/checkout/abc';

function Checkout() {
  const { data, refetch } = useQuery(checkoutQuery('abc'));
  const confirm = useConfirm('abc');
  return (
    <>
      <p>{data?.status}</p>
      <button onClick={() => void refetch()}>Look again</button>
      <button onClick={() => confirm.mutate(false)}>Decline</button>
    </>
  );
}

test('a declined confirmation shows the card form again, whatever an older request answers', async () => {
  const server = heldServer();
  const { user } = renderPage(<Checkout />);
  (await server.request(CHECKOUT)).answer({ status: 'confirming' });
  await screen.findByText('confirming');
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  const older = await server.request(CHECKOUT, 1);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  (await server.request(`${CHECKOUT}/confirm`)).refuse(402, 1009);
  await screen.findByText('open');
  older.answer({ status: 'confirming' });
  (await server.request(CHECKOUT, 2)).answer({ status: 'open' });
  await waitFor(() => expect(screen.queryByText('confirming')).toBeNull());
});
