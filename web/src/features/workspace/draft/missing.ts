/** Why a draft cannot be sent, as text for the person, and the place where it can be corrected. */
export interface Missing {
  readonly at: 'prompt' | 'image' | 'blend' | 'size' | 'canvas';
  readonly words: string;
}
