import type { WebuiServer } from '../protocol/probe-server.ts';
import type { Control } from './shot.ts';

/** ControlNet models for lines, recognised by their usual file names; the first is best for drawn lines. */
const LINE_MODELS = /scribble|line_?art|sketch|union/i;
const EDGE_MODELS = /canny|union/i;
const ANY_LINES = /scribble|line_?art|sketch|canny|soft_?edge|hed|union/i;

/** Preprocessors that make the model's input: edge detection, or inversion of black lines on white. */
const EDGES = 'canny';
const LINES = 'invert (from white bg & black line)';

/** The ControlNet for lines; null where there is none. @param named as the settings spell it. */
export function lineControlModel(
  { controlNets, flavour }: Pick<WebuiServer, 'controlNets' | 'flavour'>,
  named: string | null,
  edges: boolean,
): Pick<Control, 'model' | 'module'> | null {
  const module = edges ? EDGES : LINES;
  // stable-diffusion.cpp lists no models, and accepts the picture whether or not it was started with one.
  if (flavour === 'sd-cpp') return named === null ? null : { model: named, module };
  const models = controlNets ?? [];
  const same = (model: string) => model.toLowerCase().startsWith(named?.toLowerCase() ?? '');
  const model =
    named === null
      ? [edges ? EDGE_MODELS : LINE_MODELS, ANY_LINES]
          .map((kind) => models.find((each) => kind.test(each)))
          .find(Boolean)
      : models.find(same);
  return model === undefined ? null : { model, module };
}
