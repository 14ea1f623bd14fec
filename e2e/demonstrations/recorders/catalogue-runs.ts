/** The example run, from its sheet to its delivery. */
import type { Studio } from '../studio.ts';

export async function catalogueRuns({ page, frame }: Studio): Promise<void> {
  await page.goto('/workplace/runs');
  await page.getByRole('button', { name: /^Draw the example/ }).click();
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the run', exact: true }).getByRole('button', { name, exact: true });
  await page.getByText('Finished · 3 products × 2 shots · 6 of 6 pictures', { exact: true }).waitFor();
  // Without the message that it is finished.
  await page.reload();
  await part('Products').click();
  await frame('runs-products', page.getByRole('region', { name: 'Products', exact: true }).getByRole('table'));
  await part('Shots').click();
  const front = page.getByRole('group', { name: 'Front', exact: true });
  await front.getByRole('textbox', { name: 'Words', exact: true }).scrollIntoViewIfNeeded();
  await frame('runs-shots', front.getByRole('textbox', { name: 'Words', exact: true }));
  await part('Pictures').click();
  const pictures = page.getByRole('table', { name: 'Pictures', exact: true });
  await pictures.getByRole('img', { name: 'DR-103, Back', exact: true }).scrollIntoViewIfNeeded();
  await frame('runs-pictures');
  await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deliver', exact: true });
  await frame('runs-deliver', dialog.getByRole('group', { name: 'Channels', exact: true }));
}
