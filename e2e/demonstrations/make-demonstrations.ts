/**
 * Makes the pictures of the knowledge base from the current product. `node e2e/demonstrations/make-demonstrations.ts`
 * makes all of them; names as arguments select some. The web must be built. CHROMIUM_PATH can name a browser.
 */
import { lessons } from './recorders/lessons.ts';
import { backdropStudio } from './recorders/backdrop-studio.ts';
import { catalogueRuns } from './recorders/catalogue-runs.ts';
import { createVariations } from './recorders/create-variations.ts';
import { editWithChat } from './recorders/edit-with-chat.ts';
import { generate } from './recorders/generate.ts';
import { generativeFill } from './recorders/generative-fill.ts';
import { removeBackground } from './recorders/remove-background.ts';
import { sketchToImage } from './recorders/sketch-to-image.ts';
import { upscaleAndFacelift } from './recorders/upscale-and-facelift.ts';
import { virtualTryOn } from './recorders/virtual-try-on.ts';
import { record, type Recorder } from './studio.ts';

/** Recorders by the name of the tutorial or lesson. */
const RECORDERS: Readonly<Record<string, Recorder>> = {
  lessons,
  generate,
  'remove-background': removeBackground,
  'sketch-to-image': sketchToImage,
  'create-variations': createVariations,
  'generative-fill': generativeFill,
  'virtual-try-on': virtualTryOn,
  'edit-with-chat': editWithChat,
  'upscale-and-facelift': upscaleAndFacelift,
  'backdrop-studio': backdropStudio,
  runs: catalogueRuns,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in RECORDERS));
if (unknown.length > 0)
  throw new Error(`No demonstration is called ${unknown.join(', ')}: choose of ${Object.keys(RECORDERS).join(', ')}`);

const names = asked.length > 0 ? asked : Object.keys(RECORDERS);
await record(names.map((name) => RECORDERS[name]!));
