import type { RunStepView } from '@kenna/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { StepsEditor } from './steps-editor.tsx';

function editor() {
  let shown: readonly RunStepView[] = [];
  const Page = () => {
    const [steps, setSteps] = useState(shown);
    shown = steps;
    return (
      <StepsEditor
        steps={steps}
        columns={['sku', 'name', 'place']}
        allowExplicit={false}
        Picker={({ onChoose }) => (
          <button type="button" onClick={() => onChoose('/files/anna.webp')}>
            Anna
          </button>
        )}
        onChange={setSteps}
      />
    );
  };
  return { ...renderPage(<Page />), pages: () => shown.map(({ page }) => page), steps: () => shown };
}

test('steps are added, put in another order and removed', async () => {
  const { user, pages } = editor();
  const add = (tool: string) => user.selectOptions(screen.getByLabelText('Add a step'), tool);
  await add('UpscaleAndFacelift');
  await add('RemoveBackground');
  await add('Backdrop');
  await user.click(screen.getByRole('button', { name: 'Move step 1 down' }));
  expect(pages()).toEqual(['RemoveBackground', 'UpscaleAndFacelift', 'Backdrop']);
  await user.click(screen.getByRole('button', { name: 'Move step 3 up' }));
  expect(pages()).toEqual(['RemoveBackground', 'Backdrop', 'UpscaleAndFacelift']);
  await user.click(screen.getByRole('button', { name: 'Remove step 1' }));
  expect(pages()).toEqual(['Backdrop', 'UpscaleAndFacelift']);
});

test('a step of Edit with chat says in words of the sheet what to change', async () => {
  const { user, steps } = editor();
  await user.selectOptions(screen.getByLabelText('Add a step'), 'EditWithChat');
  await user.type(screen.getByRole('textbox', { name: 'What to change' }), 'show it in {{place}');
  expect(steps()).toEqual([{ page: 'EditWithChat', text: 'show it in {place}' }]);
});

test('a step of Virtual try on dresses the person of a picture that is chosen', async () => {
  const { user, steps } = editor();
  await user.selectOptions(screen.getByLabelText('Add a step'), 'VirtualTryOn');
  await user.click(screen.getByRole('button', { name: 'Choose the person' }));
  await user.click(screen.getByRole('button', { name: 'Anna' }));
  await user.click(screen.getByRole('radio', { name: 'Dress' }));
  expect(screen.getByRole('button', { name: 'Choose another person' })).toBeTruthy();
  expect(steps()).toEqual([
    { page: 'VirtualTryOn', prompt_image_url: '/files/anna.webp', category: 'dress', prompt: '' },
  ]);
});

test('a step of Sketch to image can trace a photograph', async () => {
  const { user, steps } = editor();
  await user.selectOptions(screen.getByLabelText('Add a step'), 'LineToDrawing');
  await user.type(screen.getByRole('textbox', { name: 'Cloth and colours' }), 'wool');
  await user.click(screen.getByRole('switch', { name: /^Take the lines from a photograph/ }));
  expect(steps()).toMatchObject([{ page: 'LineToDrawing', prompt: 'wool', edges: true }]);
});

test('a step has the settings of its tool, and its words name columns of the sheet', async () => {
  const { user, steps } = editor();
  await user.selectOptions(screen.getByLabelText('Add a step'), 'Backdrop');
  expect(steps()).toMatchObject([{ background_type: '#ffffff' }]);
  await user.click(screen.getByRole('radio', { name: 'Words' }));
  await user.type(screen.getByRole('textbox', { name: 'Place' }), 'in {{place} by {{sea}');
  expect(steps()).toMatchObject([{ background_type: null, prompt: 'in {place} by {sea}' }]);
  expect(screen.getByText('The sheet has no column {sea}')).toBeTruthy();
});
