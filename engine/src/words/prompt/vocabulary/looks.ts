/** The look of each of the product's four models. */
export type Look = 'illustration' | 'studio' | 'editorial' | 'flat';

/** Drawing styles that one of the looks has. */
interface LookRow {
  readonly look: Look;
  readonly says: string;
  /** Words that name the style only at the end of their clause: "a watercolour print" is a print. */
  readonly alone: string;
  /** The style for a sentence, with its article. */
  readonly label: string;
}

export const lookRows: readonly LookRow[] = [
  {
    look: 'flat',
    says:
      'technical flat, technical flat drawing, technical drawing, technical sketch, technical flat sketch, flat sketch, ' +
      'flat drawing, fashion flat, line drawing, line art, lineart, outline drawing, orthographic drawing, spec drawing, ' +
      'spec sketch, cad flat, technische zeichnung, dessin technique, disegno tecnico, dibujo tecnico',
    alone: 'technical flats',
    label: 'a technical flat',
  },
  {
    look: 'illustration',
    says:
      'fashion illustration, watercolour illustration, watercolour painting, watercolour drawing, watercolour sketch, ' +
      'in watercolour, ink drawing, ink sketch, ink illustration, pen and ink, in ink, pencil sketch, pencil drawing, pencil rendering, pencil illustration, ' +
      'marker sketch, marker drawing, marker rendering, fashion sketch, hand drawn illustration, gouache painting, ' +
      'ad acquerello, all acquerello, a l aquarelle, en acuarela, als aquarell, modezeichnung, bozzetto di moda, ' +
      'croquis de mode, figurin de moda',
    alone: 'illustration, illustrated, watercolour, aquarelle, acquerello, acuarela, aquarell, gouache, bozzetto',
    label: 'an illustration',
  },
];

/** The style of a look in a sentence: "a technical flat". */
export const styleOfLook = (look: Look): string => lookRows.find((row) => row.look === look)?.label ?? look;
