import { screen } from '@testing-library/react';
import type { RenderSettings, RenderView } from '@kenna/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { FailedRender } from './failed-render.tsx';

const SETTINGS = { page: 'Backdrop', prompt: '', placement: { x: 40, y: 0, width: 400, height: 400 } };

/** Shows a render of a wider canvas that failed, and returns the settings that are sent again. */
function failed(reason: string, offers: RenderView['offers']) {
  const sent: RenderSettings[] = [];
  const render = { id: 1, status: 'error', reason, offers, settings: SETTINGS, can: { retry: true } };
  const { user } = renderPage(
    <FailedRender
      render={render as unknown as RenderView}
      onRetry={() => undefined}
      onAgain={(settings) => void sent.push(settings)}
    />,
  );
  return { user, sent };
}

test('the words that a refusal offers are one press away, with everything else as it was', async () => {
  const { user, sent } = failed('This cannot be continued.', [{ label: 'Mirrored blur', prompt: 'mirrored blur' }]);
  await user.click(screen.getByRole('button', { name: 'Mirrored blur' }));
  expect(sent).toEqual([{ ...SETTINGS, prompt: 'mirrored blur' }]);
});

test('a failure without an offer can be tried again', () => {
  failed('The engine has stopped.', []);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
