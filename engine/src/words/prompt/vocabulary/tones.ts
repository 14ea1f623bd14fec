/**
 * Tone words and their effect in OKLCh: lightness moves by `amount` of the way towards `towards`, chroma is scaled.
 * `after` are words that follow their colour, as in "bleu clair".
 */
interface ToneRow {
  readonly name: string;
  readonly says: string;
  readonly after?: string;
  readonly towards: number;
  readonly amount: number;
  readonly chroma: number;
}

export const toneRows = [
  {
    name: 'light',
    says: 'light, lighter',
    after: 'clair, claire, chiaro, chiara',
    towards: 1,
    amount: 0.56,
    chroma: 0.55,
  },
  {
    name: 'pale',
    says: 'pale, paler, whisper, icy, faint, barely there, washed',
    after: 'pallido, pallida',
    towards: 1,
    amount: 0.68,
    chroma: 0.5,
  },
  {
    name: 'pastel',
    says: 'pastel, powder, powdery, candy, baby',
    after: 'pastello',
    towards: 1,
    amount: 0.63,
    chroma: 0.65,
  },
  {
    name: 'soft',
    says: 'soft, softer, muted, subdued, gentle, desaturated, greyed, smoky, smokey',
    towards: 0.65,
    amount: 0.25,
    chroma: 0.6,
  },
  { name: 'dusty', says: 'dusty, dusky, antique, chalky', towards: 0.62, amount: 0.3, chroma: 0.5 },
  {
    name: 'deep',
    says: 'deep, deeper, rich, richer, intense, saturated',
    after: 'profond, profondo, profonda',
    towards: 0,
    amount: 0.22,
    chroma: 1.1,
  },
  {
    name: 'dark',
    says: 'dark, darker',
    after: 'fonce, foncee, scuro, scura, oscuro',
    towards: 0,
    amount: 0.35,
    chroma: 0.9,
  },
  {
    name: 'bright',
    says: 'bright, brighter, vivid, vibrant, brilliant, bold, strong',
    after: 'vif, vive, acceso, accesa',
    towards: 0.68,
    amount: 0.3,
    chroma: 1.35,
  },
  {
    name: 'neon',
    says: 'neon, fluorescent, electric, day glo, highlighter',
    after: 'fluo',
    towards: 0.8,
    amount: 0.55,
    chroma: 1.7,
  },
  { name: 'hot', says: 'hot, shocking', towards: 0.62, amount: 0.4, chroma: 1.5 },
  { name: 'warm', says: 'warm, warmer, earthy', towards: 0.6, amount: 0.1, chroma: 1.1 },
  { name: 'cool', says: 'cool, cooler, cold, colder, frosty', towards: 0.6, amount: 0.1, chroma: 0.8 },
] as const satisfies readonly ToneRow[];

export type ToneName = (typeof toneRows)[number]['name'];
