/**
 * Files that no graph of ours may draw with, and why. They lie in the folders of drawing models, and some of their
 * names contain the name of a family that draws.
 */
export interface OtherFile {
  readonly names: RegExp;
  /** Completes "Not used: ". */
  readonly reason: string;
}

const UNKNOWN_FAMILY = 'a family of models that Kenna has no graph for; use it with your own workflow';

export const OTHER_FILES: readonly OtherFile[] = [
  { names: /(^|[-_. ])sam.?[123]([-_. ]|$)|segment.?anything/i, reason: 'it finds things in pictures and draws none' },
  {
    names: /ltx|(^|[-_. ])wan.?[12v]|hunyuan.?video|mochi|cosmos|cogvideo|^svd(?!q)|kandinsky.?5/i,
    reason: 'it makes films',
  },
  { names: /ace.?step|stable.?audio|audio/i, reason: 'it makes sound' },
  { names: /hunyuan.?3d|trellis|zero123|stable.?zero/i, reason: 'it makes 3-D forms' },
  { names: /layered/i, reason: 'it separates a picture into layers, which no tool asks for' },
  { names: /refiner/i, reason: 'it only refines pictures of SDXL' },
  { names: /svdq|nunchaku/i, reason: 'it needs the nodes of Nunchaku; use it with your own workflow' },
  { names: /hidream.?e1/i, reason: UNKNOWN_FAMILY },
  { names: /flux.?[3-9](?!\d)/i, reason: 'a newer FLUX that Kenna has no graph for; use it with your own workflow' },
  { names: /flux.*(redux|canny|depth)/i, reason: 'it needs a control picture that no tool makes' },
  { names: /qwen.?image.?2[._-]\d/i, reason: 'a newer Qwen-Image that Kenna has no graph for' },
  { names: /z.?image.*(omni|edit)/i, reason: 'a Z-Image that Kenna has no graph for' },
  { names: /chroma.*radiance/i, reason: UNKNOWN_FAMILY },
  {
    names:
      /longcat|joy.?image|boogu|mage.?flow|ideogram|omnigen|lumina|hunyuan.?image|ovis|pixart|auraflow|anima(?!g)|ernie|cascade/i,
    reason: UNKNOWN_FAMILY,
  },
  { names: /klein(?!.*[49]b)/i, reason: 'its name says neither 4b nor 9b, which need different encoders; rename it' },
];
