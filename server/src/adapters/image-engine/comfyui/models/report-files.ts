/** Says for each file on a server what it is used for, or why it is not. */
import type { ReportedFile } from '../../../../ports/image-engine.port.ts';
import type { RemoteEngineSettings } from '../../engine-settings.ts';
import { assessFile, type Assessment, type Stock, type Weights } from './assess-file.ts';
import { chooseFillControl, chooseLineControl, chooseMatte, chooseUpscaler } from './choose-parts.ts';
import { chooseEditWeights, chooseInpaintWeights, chooseWeights, drawingWeights } from './choose-weights.ts';
import { findName } from '../../families/find-name.ts';
import type { ModelFolder } from './inventory.ts';
import { lorasOf } from '../../loras/loras.ts';
import { reportLora } from '../../loras/report-lora.ts';
import type { DiffusionFolder } from '../../families/recognise.ts';
import { operationsOfFile } from './try-file.ts';
import { listWords } from '../../../../shared/text/list-words.ts';

/** The uses that the settings give to the weights of a server, by file name. */
type Uses = ReadonlyMap<string, ReadonlySet<string>>;

function usesOf({ models, parts }: RemoteEngineSettings, stock: Stock): Uses {
  const uses = new Map<string, Set<string>>();
  const add = (name: string | null | undefined, use: string) => {
    if (name) uses.set(name, (uses.get(name) ?? new Set()).add(use));
  };
  const addWeights = (weights: Weights | null, use: string) => {
    add(weights?.name, use);
    for (const encoder of weights?.parts?.encoders ?? []) add(encoder, `as encoder of ${weights?.family.title}`);
    add(weights?.parts?.vae, `as VAE of ${weights?.family.title}`);
    add(weights?.accelerator?.name, `for few steps with ${weights?.family.title}`);
  };
  for (const settings of Object.values(models)) {
    const drawing = chooseWeights(settings, stock);
    addWeights(drawing, 'to draw');
    const lettering = chooseWeights(settings, { ...stock, rules: { ...stock.rules, wanted: ['text'] } });
    if (lettering !== drawing && lettering?.name !== drawing?.name)
      addWeights(lettering, 'to draw words in quotation marks');
    if (drawing === null) continue;
    const { kin } = drawing.family;
    const filling = chooseInpaintWeights(drawing, parts, stock);
    addWeights(filling, 'to fill holes');
    if (!filling.isInpaint) add(chooseFillControl(stock.inventory, kin)?.name, 'to fill holes');
    for (const isPhotograph of [false, true])
      add(
        chooseLineControl(stock.inventory, { kin, isPhotograph, wanted: parts.controlNet })?.name,
        'to follow sketches',
      );
  }
  addWeights(chooseEditWeights(parts, stock)?.weights ?? null, 'to edit by words');
  addWeights(chooseEditWeights(parts, stock, 2)?.weights ?? null, 'for try-on');
  const { upscalers, backgrounds, faces } = stock.inventory.modelFiles;
  for (const factor of [2, 4] as const) add(chooseUpscaler(upscalers, factor, parts.upscaler), 'to enlarge');
  add(chooseMatte(backgrounds, parts.background), 'to cut out');
  add(parts.faces === null ? faces[0] : findName(faces, parts.faces), 'to enhance faces');
  return uses;
}

const usedWords = (uses: ReadonlySet<string>): string => `Used ${listWords([...uses])}.`;

/** Why a drawing model cannot be used. */
function reasonOf(name: string, assessment: Exclude<Assessment, { kind: 'ready' }>): string {
  switch (assessment.kind) {
    case 'other':
      return `Not used: ${assessment.reason}.`;
    case 'unknown':
      return 'Not used: its name says no family that Kenna knows, so its encoders are unknown.';
    case 'wrong folder':
      return `${assessment.family.title} belongs in the folder ${assessment.belongs}: move it there.`;
    case 'forbidden':
      return `Not used: the licence of ${assessment.family.title} forbids selling pictures, and only models that allow it are used here.`;
    case 'lacks nodes':
      return `${assessment.family.title} needs a newer ComfyUI, or nodes that are not installed: ${assessment.missing.join(', ')}.`;
    case 'lacks files': {
      const needed = assessment.missing.map(
        ({ file, folder }) => `${file.name} in ${folder}: download it from ${file.from}`,
      );
      return `${name} needs ${needed.join('; and ')}.`;
    }
  }
}

const FOLDERS: Readonly<Record<ModelFolder, string>> = {
  checkpoints: 'checkpoints',
  diffusionModels: 'diffusion_models',
  textEncoders: 'text_encoders',
  vaes: 'vae',
  loras: 'loras',
  controlNets: 'controlnet',
  modelPatches: 'model_patches',
  upscalers: 'upscale_models',
  backgrounds: 'background_removal',
  faces: 'facerestore_models',
};

/** Why a part is not used. */
const UNUSED: Partial<Record<ModelFolder, string>> = {
  textEncoders: 'Not used: no model here that is drawn with needs it.',
  vaes: 'Not used: no model here that is drawn with needs it.',
  controlNets: 'Not used: it fits no model here that is drawn with, or another one is preferred.',
  modelPatches: 'Not used: it fits no model here that is drawn with, or another one is preferred.',
};
const OTHER_PREFERRED = 'Usable; another one is preferred.';

/** Every file that the server lists, in the order of its lists. */
export function reportFiles(settings: RemoteEngineSettings, stock: Stock): readonly ReportedFile[] {
  const uses = usesOf(settings, stock);
  const modelOf = (name: string, folder: DiffusionFolder): ReportedFile => {
    const assessment = assessFile(name, folder, stock);
    const family =
      assessment.kind === 'ready' ? assessment.weights.family : 'family' in assessment ? assessment.family : null;
    const own = uses.get(name);
    const place = {
      name,
      folder: FOLDERS[folder],
      licence: family?.licence ?? null,
      ...(family && { family: family.title }),
    };
    if (assessment.kind !== 'ready')
      return { ...place, use: 'unused', words: reasonOf(name, assessment), operations: [] };
    const { title } = assessment.weights.family;
    const operations = operationsOfFile(settings, assessment.weights);
    return own
      ? { ...place, use: 'used', words: `${title}. ${usedWords(own)}`, operations }
      : { ...place, use: 'ready', words: `${title}. ${OTHER_PREFERRED}`, operations };
  };
  const loras = lorasOf(settings, stock.inventory);
  const drawing = drawingWeights(stock).map(({ family }) => family);
  const loraOf = (name: string, own: ReadonlySet<string> | undefined): Pick<ReportedFile, 'use' | 'words'> => {
    if (own) return { use: 'used', words: usedWords(own) };
    return reportLora(name, loras, drawing);
  };
  const partOf = (name: string, folder: ModelFolder): ReportedFile => {
    const own = uses.get(name);
    const place = { name, folder: FOLDERS[folder], licence: null, operations: [] };
    if (folder === 'loras') return { ...place, ...loraOf(name, own) };
    if (own) return { ...place, use: 'used', words: usedWords(own) };
    const reason = UNUSED[folder];
    return { ...place, use: reason === undefined ? 'ready' : 'unused', words: reason ?? OTHER_PREFERRED };
  };
  return (Object.keys(FOLDERS) as ModelFolder[]).flatMap((folder) =>
    stock.inventory.modelFiles[folder].map((name) =>
      folder === 'checkpoints' || folder === 'diffusionModels' ? modelOf(name, folder) : partOf(name, folder),
    ),
  );
}
