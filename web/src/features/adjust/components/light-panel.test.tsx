import { NEUTRAL_ADJUSTMENT } from '@kenna/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import type { AdjustEditor } from '../use-adjust-editor.ts';
import { LightPanel } from './light-panel.tsx';

test('sliders say how far they are from neutral, from −100 to +100', () => {
  const light = { ...NEUTRAL_ADJUSTMENT.light, exposure: 70, contrast: 0, saturation: 100, shadows: 49 };
  const editor: Pick<AdjustEditor, 'adjustment' | 'change'> = {
    adjustment: { ...NEUTRAL_ADJUSTMENT, light },
    change: () => undefined,
  };
  renderPage(<LightPanel editor={editor} />);
  const shown = screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'));
  expect(shown).toEqual(['+40', '−100', '+100', '0', '0', '−2']);
});
