/** Words of the cutting room, each with what it means and a prompt that shows it. */
export interface CutNote {
  /** What people call it; the first is its title. */
  readonly says: readonly string[];
  readonly is: string;
  readonly prompt: string;
}

export const cutNotes: readonly CutNote[] = [
  {
    says: ['A-line', 'a line'],
    is: 'is narrow at the shoulder or waist and widens evenly to the hem, like the letter.',
    prompt: 'a line midi dress in navy wool',
  },
  {
    says: ['sheath'],
    is: 'follows the body closely with darts and has no waist seam.',
    prompt: 'sheath silhouette dress in black wool',
  },
  {
    says: ['mermaid', 'trumpet', 'fishtail'],
    is: 'is close to the knee or just above it and then flares out.',
    prompt: 'mermaid silhouette gown in ivory satin',
  },
  {
    says: ['ball gown', 'ballgown'],
    is: 'has a fitted bodice over a very full skirt.',
    prompt: 'ball gown in blush tulle',
  },
  {
    says: ['fit and flare', 'skater'],
    is: 'is fitted to the waist and flares from there.',
    prompt: 'fit and flare silhouette dress in red cotton',
  },
  {
    says: ['slip dress', 'slip'],
    is: 'is a plain, light dress on thin straps, often cut on the bias.',
    prompt: 'slip dress in champagne satin',
  },
  {
    says: ['shift'],
    is: 'hangs straight from the shoulders, with no waist.',
    prompt: 'shift silhouette dress in mustard tweed',
  },
  { says: ['column'], is: 'is straight and narrow from top to hem.', prompt: 'column silhouette gown in emerald silk' },
  {
    says: ['wrap'],
    is: 'is closed by laying one front over the other and tying it, which makes a V neckline.',
    prompt: 'wrap silhouette dress in floral jersey',
  },
  {
    says: ['peplum'],
    is: 'is a short flounce at the waist of a top, a jacket or a dress.',
    prompt: 'peplum silhouette top in ivory crepe',
  },
  {
    says: ['bias', 'bias cut', 'bias-cut'],
    is: 'means cut at 45 degrees to the threads: the cloth gives, clings and falls in fluid folds.',
    prompt: 'bias silhouette dress in champagne silk',
  },
  {
    says: ['cocoon'],
    is: 'is rounded, wide at the back and narrow at the hem.',
    prompt: 'cocoon silhouette coat in camel wool',
  },
  { says: ['boxy'], is: 'is square and stands away from the body.', prompt: 'boxy silhouette jacket in cream tweed' },
  { says: ['bodycon'], is: 'is stretched closely over the body.', prompt: 'bodycon silhouette dress in black jersey' },
  {
    says: ['tent', 'trapeze'],
    is: 'widens from the shoulder to a broad hem without a waist.',
    prompt: 'tent silhouette dress in orange cotton',
  },
  {
    says: ['bubble', 'balloon skirt'],
    is: 'is a full skirt gathered back in at the hem.',
    prompt: 'bubble silhouette skirt in pink taffeta',
  },
  {
    says: ['pencil'],
    is: 'is narrow to the knee, with a slit or vent to walk.',
    prompt: 'pencil silhouette skirt in charcoal wool',
  },
  {
    says: ['circle skirt', 'circle'],
    is: 'is cut from a full circle: smooth at the waist, with deep folds at the hem.',
    prompt: 'circle silhouette skirt in cobalt wool',
  },
  {
    says: ['tiered'],
    is: 'is made of rows, each gathered to the one above.',
    prompt: 'tiered silhouette maxi skirt in white cotton',
  },
  { says: ['empire'], is: 'has its seam right under the bust.', prompt: 'empire waist gown in lilac chiffon' },
  { says: ['drop waist'], is: 'has its seam at the hip.', prompt: 'drop waist dress in navy silk' },
  {
    says: ['paperbag'],
    is: 'is a high waist whose gathered edge stands above the belt.',
    prompt: 'paperbag waist trousers in olive linen',
  },
  {
    says: ['boat neck', 'boat neckline', 'bateau'],
    is: 'runs wide and nearly straight along the collarbones.',
    prompt: 'boat neckline top in white cotton',
  },
  { says: ['cowl'], is: 'falls in soft, draped folds at the neck.', prompt: 'cowl neckline dress in sage satin' },
  {
    says: ['sweetheart'],
    is: 'is curved over the bust like the top of a heart.',
    prompt: 'sweetheart neckline gown in burgundy velvet',
  },
  {
    says: ['halter'],
    is: 'is held by straps around the neck and leaves shoulders and back bare.',
    prompt: 'halter neckline dress in coral silk',
  },
  {
    says: ['keyhole'],
    is: 'is a small opening, round or drop-shaped, closed above.',
    prompt: 'keyhole neckline blouse in ivory silk',
  },
  {
    says: ['illusion'],
    is: 'is a sheer yoke, so that the dress seems strapless.',
    prompt: 'illusion neckline gown in black lace',
  },
  {
    says: ['turtleneck', 'roll neck', 'polo neck'],
    is: 'is a high, close collar that is folded over.',
    prompt: 'turtleneck knitwear in camel wool',
  },
  {
    says: ['mock neck', 'mock turtleneck'],
    is: 'is a high, close collar that is not folded.',
    prompt: 'mock neck knitwear in grey wool',
  },
  {
    says: ['bishop sleeve', 'bishop sleeves', 'bishop'],
    is: 'is long, fuller below the elbow, and gathered into a cuff.',
    prompt: 'blouse with bishop sleeves in ivory chiffon',
  },
  {
    says: ['bell sleeve', 'bell sleeves'],
    is: 'is fitted above and flares towards the hand.',
    prompt: 'dress with bell sleeves in burgundy velvet',
  },
  {
    says: ['leg of mutton', 'gigot'],
    is: 'is very full at the shoulder and tight from the elbow down.',
    prompt: 'dress with leg of mutton sleeves in black taffeta',
  },
  {
    says: ['raglan'],
    is: 'runs in one piece to the neck, with a slanting seam.',
    prompt: 'coat with raglan sleeves in camel wool',
  },
  {
    says: ['kimono sleeve', 'kimono sleeves', 'dolman', 'batwing'],
    is: 'is cut in one with the body, wide at the arm.',
    prompt: 'coat with kimono sleeves in indigo silk',
  },
  {
    says: ['puff sleeve', 'puff sleeves'],
    is: 'is gathered at the shoulder and the hem, so that it stands up.',
    prompt: 'dress with puff sleeves in white organza',
  },
  {
    says: ['flutter sleeve', 'flutter sleeves'],
    is: 'is short, loose and falls in ripples.',
    prompt: 'dress with flutter sleeves in blush chiffon',
  },
  {
    says: ['peter pan', 'peter pan collar'],
    is: 'is a flat collar with rounded ends.',
    prompt: 'blouse with a peter pan collar in white cotton',
  },
  {
    says: ['mandarin', 'mandarin collar', 'nehru'],
    is: 'is a short, standing band, open at the front.',
    prompt: 'jacket with a mandarin collar in red silk',
  },
  {
    says: ['shawl collar', 'shawl'],
    is: 'is one unbroken curve from neck to button.',
    prompt: 'blazer with a shawl collar in black velvet',
  },
  {
    says: ['notch lapel', 'notch', 'notched lapel'],
    is: 'is a lapel with a gap where it meets the collar; the everyday choice.',
    prompt: 'blazer with a notch collar in navy wool',
  },
  {
    says: ['peak lapel', 'peaked lapel'],
    is: 'is a lapel whose points aim upwards; dressier than a notch.',
    prompt: 'double breasted blazer with peak lapel in charcoal wool',
  },
  {
    says: ['double breasted', 'double-breasted'],
    is: 'overlaps widely in front, with two rows of buttons.',
    prompt: 'double breasted coat in camel wool',
  },
  {
    says: ['palazzo trousers', 'palazzo', 'palazzos'],
    is: 'are very wide from the waist to the floor.',
    prompt: 'palazzo trousers in ivory linen',
  },
  {
    says: ['cigarette trousers', 'cigarette'],
    is: 'are slim, straight and cropped at the ankle.',
    prompt: 'cigarette trousers in black wool',
  },
  {
    says: ['bootcut', 'boot cut'],
    is: 'are slim to the knee and open slightly over the shoe.',
    prompt: 'bootcut jeans in dark wash',
  },
  {
    says: ['accordion pleats', 'accordion'],
    is: 'are many narrow, sharp folds that open like the instrument.',
    prompt: 'accordion pleats skirt in emerald satin',
  },
  {
    says: ['box pleats', 'box pleat'],
    is: 'are pairs of folds turned away from each other.',
    prompt: 'skirt with box pleats in navy wool',
  },
  {
    says: ['knife pleats', 'knife pleat'],
    is: 'are narrow folds, all pressed to one side.',
    prompt: 'skirt with knife pleats in tartan wool',
  },
  {
    says: ['smocking', 'smocked'],
    is: 'is gathering held by stitches, so that the cloth stretches.',
    prompt: 'smocked dress in white cotton',
  },
  {
    says: ['pintuck', 'pintucks'],
    is: 'is a very narrow fold, sewn along its edge.',
    prompt: 'pintuck blouse in white cotton',
  },
  {
    says: ['kitten heel', 'kitten heels'],
    is: 'is a thin heel of three to five centimetres.',
    prompt: 'kitten heeled shoe in red patent',
  },
  { says: ['block heel', 'block heels'], is: 'is a thick, square heel.', prompt: 'block heel boots in cognac leather' },
  {
    says: ['french cuffs', 'french cuff'],
    is: 'are folded back double and closed with links.',
    prompt: 'shirt with french cuffs in white cotton',
  },
];
