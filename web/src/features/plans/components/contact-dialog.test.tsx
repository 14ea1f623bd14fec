import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cannedServer, type CannedAnswer } from '../../../testing/canned-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ContactDialog } from './contact-dialog.tsx';

async function dialog(answer: CannedAnswer) {
  const sent: unknown[] = [];
  const server = await cannedServer((_, body) => {
    sent.push(JSON.parse(body));
    return answer;
  });
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  const page = renderPage(<ContactDialog name="Ada" email="ada@example.com" onClose={() => undefined} />);
  return { ...page, sent };
}

test('what is missing is named before anything is sent, and the thanks follow the answer', async () => {
  const { user, sent } = await dialog({ body: { code: 0, message: '', data: null } });
  await user.type(await screen.findByLabelText('Company'), 'Atelier');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Message'), 'Twelve people');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('status')).textContent).toContain('Thank you.');
  expect(sent).toMatchObject([{ name: 'Ada', email: 'ada@example.com', company: 'Atelier', message: 'Twelve people' }]);
});
