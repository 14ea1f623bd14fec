/**
 * Applies the edits of a message to a scene: the picture is drawn again from the changed scene, which is stored with
 * it.
 */
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import type { Brief, PaperPiece, Piece } from '../../words/prompt/brief.ts';
import { formLabel } from '../../words/prompt/vocabulary/form-facts.ts';
import { withLight } from '../../words/prompt/with-light.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { briefOfTake } from '../../studio/picture/apply-take.ts';
import { isArtwork } from '../../studio/textile/textile-design.ts';
import { mixHex } from '../../foundation/colour/mix-hex.ts';
import { mainHexOf } from '../redrawing/main-hex-of.ts';
import { mentionOf } from '../../words/prompt/colour/mention-of-hex.ts';
import type { DressEdit, Edit } from '../../words/instruct/edit.ts';
import { pieceOfRegion } from '../../words/instruct/grammar/piece-meant.ts';
import { NO_CHANGE } from '../../words/instruct/recut.ts';
import { recutBrief } from '../redrawing/recut-brief.ts';

export interface Redrawing {
  readonly scene: PictureScene;
  readonly background: GenerateTask['background'];
}

/**
 * The brief of a picture that shows a piece, including the changes of its take; null for a photograph, a mood board and
 * artwork.
 */
export function pieceBriefOf(scene: PictureScene | null): Brief | null {
  if (!scene || scene.brief.pieces.length === 0 || isArtwork(scene.brief)) return null;
  return briefOfTake(scene);
}

/** Whether an edit is carried out by drawing the picture again. */
export function redraws(edit: Edit, brief: Brief): boolean {
  switch (edit.kind) {
    case 'recut':
    case 'view':
    case 'relight':
    case 'place':
    case 'cutOut':
      return true;
    case 'dress':
      return edit.on !== 'marked' && pieceOfRegion(brief, edit.on) !== null;
    default:
      return false;
  }
}

export function redrawScene({ scene, background }: Redrawing, edit: Edit): Redrawing {
  // The take's changes are merged into the brief, except for a fabric: the take keeps it, so that the garment stays the
  // same.
  const { fabric } = scene.take;
  const shown: PictureScene = { ...scene, brief: briefOfTake(scene), take: fabric ? { fabric } : {} };
  const { brief } = shown;
  switch (edit.kind) {
    case 'recut': {
      const take = edit.change.fabric && edit.piece === brief.hero ? {} : shown.take;
      const recut = recutBrief(brief, edit.piece, edit.change);
      return { background, scene: { ...shown, take, brief: { ...recut, paperFor: paperFor(brief) } } };
    }
    case 'view':
      return { background, scene: { ...shown, brief: { ...brief, view: edit.view } } };
    case 'relight':
      return { background, scene: { ...shown, brief: withLight(brief, edit) } };
    case 'place': {
      const said = readBrief({ ...PLAIN, prompt: edit.words, look: brief.look });
      const { backdrop, plainBackground = null } = said;
      const setting = said.setting ?? (backdrop ? null : brief.setting);
      const lit = said.light === null ? brief : withLight(brief, said);
      const placed = { ...lit, setting, backdrop, plainBackground };
      return { background: null, scene: { ...shown, brief: placed } };
    }
    case 'cutOut':
      return { background: edit.background, scene: shown };
    case 'dress':
      return { background, scene: dressed(shown, edit) };
    default:
      return { background, scene };
  }
}

const PLAIN = { negativePrompt: '', accentPrompt: '', styles: [] } as const;

/**
 * Gives a piece another colour, pattern or cloth. Another cloth of the main piece goes into the take, so that the
 * garment keeps its shape.
 */
function dressed(scene: PictureScene, edit: DressEdit): PictureScene {
  const { brief } = scene;
  const at = pieceOfRegion(brief, edit.on) ?? brief.hero;
  const own = brief.pieces[at]!;
  const said = saidOf(own, edit, brief);
  const isHero = at === brief.hero;
  const [main] = said.colours.filter(({ part }) => part === 'main');
  const hex = main && (edit.share < 1 ? mixHex(mainHexOf(own), main.hex, edit.share) : main.hex);
  const change = {
    ...NO_CHANGE,
    colours: hex ? [mentionOf(hex)] : [],
    fabric: isHero ? null : said.fabric,
    pattern: said.pattern,
  };
  const take = isHero && said.fabric ? { fabric: said.fabric } : scene.take;
  return { ...scene, take, brief: { ...recutBrief(brief, at, change), paperFor: paperFor(brief) } };
}

/** What the paper behind the main piece was chosen for: it stays when a message changes the piece. */
function paperFor(brief: Brief): PaperPiece {
  const { form, fabric, colours } = brief.paperFor ?? brief.pieces[brief.hero]!;
  return { form, fabric, colours };
}

function saidOf(own: Piece, { words, colour, cloth }: DressEdit, { look }: Brief): Piece {
  // The hex code is unambiguous, whereas the name of a colour may also be a stone or a background.
  const wish = cloth || !colour ? words : colour.hex;
  const { pieces } = readBrief({ ...PLAIN, prompt: `${wish} ${formLabel(own.form)}`, look });
  const said = pieces.find(({ form }) => form === own.form) ?? own;
  return own.form === 'jeans' && !/denim/.test(wish) ? { ...said, fabric: null } : said;
}
