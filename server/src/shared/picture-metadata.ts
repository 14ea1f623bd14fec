import type { Model } from '@kenna/contract';
import { escapeMarkup } from './text/escape-markup.ts';

/** Terms of the IPTC vocabulary of the same name. */
export type DigitalSourceType =
  | 'trainedAlgorithmicMedia'
  | 'algorithmicMedia'
  | 'algorithmicallyEnhanced'
  | 'compositeSynthetic'
  | 'compositeWithTrainedAlgorithmicMedia';

/** Origin data written into a generated picture's metadata. */
export interface PictureOrigin {
  readonly productName: string;
  readonly prompt: string;
  readonly finalPrompt: string;
  readonly seed: number;
  readonly model: Model;
  readonly engine: string;
  readonly sourceType: DigitalSourceType;
  readonly renderId: number;
  readonly parentImageId: number | null;
}

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

const element = (name: string, text: string | number) => `<${name}>${escapeMarkup(String(text))}</${name}>`;

/** The elements of the packet that contain words of a person. */
const WORDS = /<(dc:description|Iptc4xmpExt:AIPromptInformation)>.*?<\/\1>/gs;

/** A packet of `xmpOf` without the prompt. */
export const withoutPrompt = (xmp: string): string => xmp.replace(WORDS, '');

/**
 * Builds the XMP packet. Source of the fields: IPTC Photo Metadata Standard 2025.1 (digital source type, AI prompt, AI
 * system); other data is in a namespace of our own.
 */
export function xmpOf(origin: PictureOrigin): string {
  const { productName, prompt, finalPrompt, seed, model, engine, sourceType, renderId, parentImageId } = origin;
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:render="urn:kenna:render:1">',
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(prompt)}</rdf:li></rdf:Alt></dc:description>`,
    element('xmp:CreatorTool', productName),
    element('Iptc4xmpExt:DigitalSourceType', SOURCE_TYPES + sourceType),
    element('Iptc4xmpExt:AIPromptInformation', finalPrompt),
    element('Iptc4xmpExt:AISystemUsed', engine),
    element('render:Seed', seed),
    element('render:Model', model),
    element('render:Render', renderId),
    parentImageId === null ? '' : element('render:ParentImage', parentImageId),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('');
}
