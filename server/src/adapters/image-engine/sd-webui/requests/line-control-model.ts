import type { WebuiServer } from '../protocol/probe-server.ts';
import type { Control } from './shot.ts';

/** Models by what they follow, as their files are usually called; the first is the best for drawn lines. */
const LINE_MODELS = /scribble|line_?art|sketch|union/i;
const EDGE_MODELS = /canny|union/i;
const ANY_LINES = /scribble|line_?art|sketch|canny|soft_?edge|hed|union/i;

/** What turns the picture into what the model reads: its edges, or its black lines on white turned round. */
const EDGES = 'canny';
const LINES = 'invert (from white bg & black line)';

/** The ControlNet that follows lines, or null where there is none. @param named as the settings spell it. */
export function lineControlModel(
  { controlNets, flavour }: Pick<WebuiServer, 'controlNets' | 'flavour'>,
  named: string | null,
  edges: boolean,
): Pick<Control, 'model' | 'module'> | null {
  const module = edges ? EDGES : LINES;
  // It lists none, and says that it takes the picture whether it was started with one or not.
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
