import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

function dialog(refusal: Readonly<Record<string, string>> = {}) {
  const confirmed: { reason: string; amount: number }[] = [];
  const page = renderPage(
    <ReasonDialog
      title="Give prompts"
      hint="For the audit log."
      confirm="Give"
      busy={false}
      amount={{ label: 'Prompts' }}
      refusal={refusal}
      onConfirm={(answer) => confirmed.push(answer)}
      onClose={() => undefined}
    />,
  );
  return { ...page, confirmed };
}

test('nothing is done without a reason, and the reason is sent without spaces around it', async () => {
  const { user, confirmed } = dialog();
  await user.type(await screen.findByLabelText('Reason'), '  ');
  await user.click(screen.getByRole('button', { name: 'Give' }));
  expect(screen.getByText('This field is required')).toBeTruthy();
  expect(confirmed).toEqual([]);
  await user.type(screen.getByLabelText('Reason'), 'A fault of ours ');
  await user.clear(screen.getByLabelText('Prompts'));
  await user.type(screen.getByLabelText('Prompts'), '25');
  await user.click(screen.getByRole('button', { name: 'Give' }));
  expect(confirmed).toEqual([{ reason: 'A fault of ours', amount: 25 }]);
});

test('what the server refuses is shown at its field', async () => {
  dialog({ amount: 'At most 20 at once', reason: 'Say more' });
  expect(await screen.findByText('At most 20 at once')).toBeTruthy();
  expect(screen.getByText('Say more')).toBeTruthy();
});
