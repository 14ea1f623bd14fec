/** An engine declines a request: the page says why, and the mask and the prompt are preserved. */
import { coveredShare, paint } from '../support/canvas.ts';
import { continueButton, createButton, openFill, promptField, shownResult } from '../support/fill.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/openai-images.ts';
import { pixelsOf, plainPicture } from '../support/pictures.ts';
import { LONG } from '../support/results.ts';

test('a declined fill says why and costs nothing; mask, prompt and picture remain for another attempt', async ({
  page,
  person,
  images,
}) => {
  const picture = await plainPicture(page, 320, 320);
  await openFill(page, person, picture);
  await paint(page, { x: 0.3, y: 0.5 }, { x: 0.7, y: 0.5 });
  const covered = await coveredShare(page);
  await promptField(page).fill('a scandalous dress');
  images.failNext('moderation');
  await createButton(page).click();
  const declined = page.getByText('The engine declined this prompt. Change the words and try again.');
  await expect(declined.first()).toBeVisible(LONG);
  await expect(page.getByText('20 prompts left', { exact: true })).toBeVisible();
  await expect(promptField(page)).toHaveValue('a scandalous dress');
  await expect.poll(() => coveredShare(page)).toBeCloseTo(covered, 5);

  await promptField(page).fill('red leather');
  await createButton(page).click();
  await expect(continueButton(page)).toBeEnabled(LONG);
  await expect(page.getByText('19 prompts left', { exact: true })).toBeVisible();
  const [before, after] = [
    await pixelsOf(page, picture),
    await pixelsOf(page, (await shownResult(page).getAttribute('src'))!),
  ];
  for (const y of [0.1, 0.9]) for (const x of [0, 0.5, 1]) expect(after.at(x, y)).toEqual(before.at(x, y));
  expect(after.at(0.5, 0.5)).not.toEqual(before.at(0.5, 0.5));
});
