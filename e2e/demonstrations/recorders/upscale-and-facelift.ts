import { panel, press, resultsIn, upload } from '../tool-actions.ts';
import type { Studio } from '../studio.ts';

export async function upscaleAndFacelift({ page, frame, draw, fetch }: Studio): Promise<void> {
  const boot = await draw({
    prompt: 'black leather ankle boots, block heel, on concrete',
    image_width: 384,
    image_height: 384,
  });
  await page.goto('/workplace/upscale-and-facelift');
  await upload(page, 'boots', await fetch(boot.image_url));
  await panel(page, 'Upscale').getByText('768 × 768', { exact: true }).waitFor();
  await frame('upscale-and-facelift-scale', panel(page, 'Upscale'));
  await press(page, /^Upscale/);
  const band = await resultsIn(page, 1);
  await frame('upscale-and-facelift-result', band);
  await band.hover();
  await band.getByRole('button', { name: 'Compare with before', exact: true }).click();
  const viewer = page.getByRole('dialog');
  await viewer.getByText('Lineage', { exact: true }).waitFor();
  await frame(
    'upscale-and-facelift-compare',
    viewer.getByRole('slider', { name: 'Divider between before and after', exact: true }),
  );
}
