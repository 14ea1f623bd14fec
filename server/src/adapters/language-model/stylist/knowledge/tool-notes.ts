/**
 * The purpose of each tool, and the words with which people describe it. Used where no page of the knowledge base says
 * more.
 */
import type { ImageTool } from '@kenna/contract';

export interface ToolNote {
  readonly tool: ImageTool;
  /** Matched against the normalised words of a question. */
  readonly means: RegExp;
  readonly does: string;
}

export const toolNotes: readonly ToolNote[] = [
  {
    tool: 'RemoveBackground',
    means:
      / ((remov\w*|eras\w*|delet\w*|transparent|cut out|cutout|knock out|white|clean|get rid of|without|take away)( \w+){0,4} backgrounds?|backgrounds? remov\w*|cut ?outs?|packshots?|transparent png) /,
    does: '**Remove background** cuts the subject out of a picture. Upload or choose a picture, pick a colour or transparent, and press *Remove background*.',
  },
  {
    tool: 'UpscaleAndFacelift',
    means:
      / (upscal\w*|enlarge\w*|bigger|higher resolution|high(er)? res|high resolution|hi ?res|sharper|sharpen|facelift|blurry|enhance( \w+){0,2} faces?|fix( \w+){0,2} (face|faces|hands)|print (size|quality|resolution)) /,
    does: '**Upscale & facelift** makes a picture two or four times as large and can sharpen faces and hands. Choose a picture, the factor, and press *Upscale*.',
  },
  {
    tool: 'VirtualTryOn',
    means:
      / (try ?on|fitting rooms?|dress a person|on a person|on my model|put( \w+){0,5} on (a|the|my|her|him)( \w+)?) /,
    does: '**Virtual try on** dresses a person in a garment. It needs two pictures: the person and the garment.',
  },
  {
    tool: 'LineToDrawing',
    means: / (sketch\w*|line ?art|line drawings?|drawings? (to|into)|flats? (to|into)|croquis) /,
    does: '**Sketch to image** turns line art into a picture. Upload a sketch or draw one there, say what it is made of, and press *Convert*.',
  },
  {
    tool: 'CreateVariations',
    means: / (variations?|variants?|colou?rways?|other versions?|versions of|recolou?r|blend\w*|mix two) /,
    does: '**Variations** makes other versions of a picture: nearer or freer by the strength, in named colourways, or blended with a second picture.',
  },
  {
    tool: 'GenerateFill',
    means:
      / (generative fill|inpaint\w*|retouch\w*|mask\w*|paint over|fill|replace (a )?part|remove (a |an |the |this |that )?(person|object|logo|wrinkle|wrinkles|thing|stain|button|buttons|belt|bag)|erase) /,
    does: '**Generative fill** repaints the part of a picture that you mark. Paint or select the part, say what shall be there, or say nothing to have it taken away.',
  },
  {
    tool: 'EditWithChat',
    means: / (edit with chat|edit by chat|chat edit|edit( \w+){0,3} (words|text|chat)|tell it what to change) /,
    does: '**Edit with chat** changes a picture step by step as you write: recolour it, change the cloth or the background, crop, undo.',
  },
  {
    tool: 'Backdrop',
    means:
      / (backdrops?|expand\w*|outpaint\w*|extend( \w+){0,3} (canvas|picture|image)|larger canvas|bigger canvas|change( \w+){0,2} (setting|scene)|place( \w+){0,4} (scene|setting)) /,
    does: '**Backdrop studio** puts a picture on a larger canvas and continues it, or sets its subject into a scene of your words.',
  },
  {
    tool: 'Adjust',
    means:
      / (adjust\w*|brightness|contrast|saturation|crop\w*|rotat\w*|photo filters?|exposure|white balance|straighten) /,
    does: '**Adjust** changes light, colour, filters and the crop of a picture.',
  },
  {
    tool: 'GenerateImage',
    means:
      / (create|generate|make|render)( \w+){0,2} (image|images|picture|pictures|render|renders) | (text to image|from words|first image|first picture|start) /,
    does: '**Create** draws a picture from a prompt. Say the garment, its cloth and colour, the cut and the setting, choose a model, and press *Create*.',
  },
];

/** Words that show a question is about the product itself. */
export const PRODUCT_WORDS =
  / (collections?|downloads?|export\w*|save|share|sharing|links?|passwords?|private|plans?|quota|limits?|credits?|price|pricing|cost|costs|subscri\w*|billing|invoice|account|profile|showcase|trash|bin|restore|likes?|bookmarks?|notes?|webhooks?|api|keys?|models?|styles?|guidance|strength|seed|negative prompts?|accent prompts?|prompts?|aspect|tools?|knowledge base|tutorials?|faq|admin|svg|png|psd|webp|tech pack|lookbook|moodboards?|upload\w*|formats?|sizes?|resolution|dice|engine|comfyui|adjust) /;

export const ASKS_HOW =
  / (how (do|can|to|does|should|would|many|much|long)|where (do|can|is|are)|can i|could i|is it possible|am i able|what (does|is|are) (the |a |an )?\w+ (tool|button|slider|mode|model|page|setting)|what (does|do) (the |a )?\w+( \w+){0,2} (do|mean)|why (is|does|did|are|can|cant|wont)|what happens|tutorial|explain (the |how)|help (me )?with|show me how|learn) /;

/** Asks to change the colour of a piece, which is done in a picture unless the question names how cloth is dyed. */
export const RECOLOURS =
  /^(?!.* (dy(e|es|ed|eing)|dyers?|dyestuffs?|bleach\w*|wash\w*|yarns?|baths?) ).* (change|swap|switch)( \w+){0,2} colou?rs? (of|without) /;

/** Words that name a picture or the studio. */
const STUDIO_WORDS =
  / (pictures?|photos?|photographs?|images?|renders?|rendering|packshots?|product shots?|screenshots?|tools?|uploads?|backgrounds?|studio|app|kenna|collections?|plans?|files?|prompts?|pixels?|generated?|on a model) /;

/** Shows that a question is about a picture, not a garment. */
export const PICTURE_WORDS = new RegExp(`${STUDIO_WORDS.source}|${RECOLOURS.source}`);
