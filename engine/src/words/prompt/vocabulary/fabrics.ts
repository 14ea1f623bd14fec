/** Fabrics and hard materials; each has its own reflectance, weave and drape. */
interface FabricRow {
  readonly name: string;
  readonly says: string;
}

export const fabricRows = [
  {
    name: 'silk',
    says: 'silk, silky, soie, seta, seda, crepe de chine, charmeuse, habotai, mulberry silk, raw silk, washed silk, silk twill, silk crepe, cupro, seide',
  },
  {
    name: 'satin',
    says: 'satin, satiny, raso, duchess satin, duchesse, satin silk, silk satin, sateen, satin de soie, duchess',
  },
  {
    name: 'velvet',
    says: 'velvet, velvety, velours, velluto, velour, terciopelo, silk velvet, crushed velvet, velveteen, devore, burnout velvet',
  },
  { name: 'denim', says: 'denim, jean fabric, en jean, di jeans, selvedge denim' },
  {
    name: 'leather',
    says: 'leather, cuir, pelle, cuoio, cuero, lambskin, calfskin, nappa, vegan leather, faux leather, non leather, cowhide, leathery, saffiano, pu, pu leather, pleather, pebbled leather, togo leather, togo, box calf, grained leather, ostrich leather, stingray, leder, piel',
  },
  { name: 'patent', says: 'patent, lacquered, patent leather, vernis, vernice, lacquered leather, glossy leather' },
  {
    name: 'wool',
    says: 'wool, woolen, woollen, laine, lana, cashmere, merino, flannel, worsted, melton, loden, boiled wool, cachemire, barathea, vicuna, shetland, lambswool, boiled wool, lana cotta, laine bouillie, drap de laine, panno, fresco, sharkskin, wool gabardine, wool twill, brushed wool, wolle',
  },
  { name: 'mohair', says: 'mohair, angora, alpaca, brushed mohair, kid mohair, mohair wool, brushed alpaca' },
  { name: 'tweed', says: 'tweed, boucle, harris tweed, boucle tweed, donegal' },
  { name: 'knit', says: 'knit, knitted, maille, tricot, maglieria, woolly, knitting, tejido' },
  {
    name: 'cotton',
    says: 'cotton, coton, cotone, algodon, poplin, twill, percale, chino cotton, calico, voile, organic cotton, flannelette, pique, popeline, popelin, moleskin, gabardine, cotton gabardine, cavalry twill, drill, cotton drill, brushed cotton, garment dyed cotton, baumwolle',
  },
  {
    name: 'jersey',
    says: 'jersey, cotton jersey, stretch, spandex, lycra, viscose, rayon, modal, interlock, crepe, wool crepe, matte crepe, fleece, french terry, ponte, ponte roma, tencel, lyocell, crepe georgette, scuba crepe, ribbed jersey, cady',
  },
  {
    name: 'terry',
    says: 'terry, terry cloth, terrycloth, towelling, toweling, terry towelling, terry cotton, cotton terry, eponge, frottee, spugna',
  },
  {
    name: 'waffle',
    says: 'waffle, waffle knit, waffle weave, waffle cotton, cotton waffle, honeycomb weave, honeycomb cotton, waffelpique, nid d abeille, nido d ape, tela panal',
  },
  {
    name: 'gauze',
    says: 'double gauze, cotton gauze, muslin, muslin cotton, cotton muslin, cheesecloth, crinkle cotton, crinkled cotton, musselin, gaze de coton, double gaze',
  },
  { name: 'chambray', says: 'chambray, cotton chambray, chambray cotton, blue chambray' },
  { name: 'felt', says: 'felt, wool felt, felted wool, felted, filz, feutre, feutrine, fieltro, feltro' },
  { name: 'seersucker', says: 'seersucker, cotton seersucker, plisse cotton, milleraies' },
  { name: 'neoprene', says: 'neoprene, scuba, scuba fabric, wetsuit fabric' },
  {
    name: 'waxed-cotton',
    says: 'waxed cotton, waxed canvas, waxed, oilskin, oilcloth, coated cotton, wax cotton, coton cire, cotone cerato',
  },
  { name: 'crochet', says: 'crochet, crocheted, crochet lace, macrame, uncinetto, ganchillo' },
  { name: 'linen', says: 'linen, lin, lino, flax, hemp, ramie, leinen' },
  {
    name: 'lace',
    says: 'lace, dentelle, pizzo, guipure, chantilly, chantilly lace, lacy, encaje',
  },
  {
    name: 'broderie',
    says: 'broderie anglaise, english embroidery, eyelet lace, eyelet cotton, cotton eyelet, eyelet fabric, eyelet embroidery, eyelet embroidered, pizzo sangallo, sangallo',
  },
  { name: 'tulle', says: 'tulle, netting, tul, point d esprit, dotted tulle' },
  {
    name: 'chiffon',
    says: 'chiffon, georgette, mousseline, gauze, gauzy, sheer, floaty, see through, transparent fabric, diaphanous',
  },
  { name: 'organza', says: 'organza, organdy, gazar, silk organza' },
  {
    name: 'taffeta',
    says: 'taffeta, taffetas, moire, faille, mikado, shantung, brocade, damask, jacquard, dupioni, cloque, raw silk dupion',
  },
  {
    name: 'sequin',
    says: 'sequin, sequined, sequinned, paillette, paillettes, sparkly, glitter, glittery, glittering, sparkling, sparkle, disco',
  },
  {
    name: 'lame',
    says: 'lame, metallic, foil, metallic fabric, liquid metal, lurex, iridescent, holographic, chrome fabric, liquid lame, liquid metallic',
  },
  { name: 'suede', says: 'suede, nubuck, daim, camoscio, scamosciato, pelle scamosciata, cuir suede, buckskin' },
  {
    name: 'fur',
    says: 'fur, faux fur, furry, fourrure, pelliccia, fluffy, fuzzy, mink, rabbit fur, mongolian lamb, pony hair',
  },
  { name: 'shearling', says: 'shearling, teddy, sherpa, sheepskin, astrakhan, faux shearling, lambswool pile' },
  { name: 'mesh', says: 'mesh, net, fishnet, perforated, tech mesh, filet' },
  { name: 'corduroy', says: 'corduroy, cord, needlecord, velours cotele, cords, velluto a coste' },
  {
    name: 'clear-vinyl',
    says: 'clear pvc, transparent pvc, see through pvc, clear vinyl, transparent vinyl, see through vinyl, clear plastic, transparent plastic, clear tpu, transparent tpu, translucent pvc, translucent vinyl, pvc transparent, tpu',
  },
  {
    name: 'vinyl',
    says: 'vinyl, latex, pvc, plastic, rubber, wet look, acrylic, glossy plastic, resin, perspex, patent vinyl, acetate',
  },
  {
    name: 'nylon',
    says: 'nylon, polyester, technical fabric, ripstop, goretex, gore tex, parachute, quilted nylon, microfibre, waterproof, techwear fabric, softshell, dyneema, cordura, technical nylon',
  },
  {
    name: 'canvas',
    says: 'canvas, cotton duck, duck canvas, duck cloth, toile, burlap, jute, sailcloth, tarpaulin',
  },
  { name: 'straw', says: 'straw, raffia, wicker, rattan, cane, paille, paglia, woven straw, seagrass, basket weave' },
  {
    name: 'metal',
    says: 'metal, wire, wire frame, wire framed, wire rim, wire rimmed, steel, stainless steel, iron, titanium, chrome, metallo, aluminium, aluminum, chainmail, chain mail',
  },
  {
    name: 'glass',
    says: 'glass, crystal, opal glass, opaline glass, milk glass, verre, vetro, smoked glass, smoked, clear glass, murano, blown glass, murano glass',
  },
  {
    name: 'wood',
    says: 'wood, wooden, oak, bois, legno, holz, eiche, eichenholz, chene, madera, roble, rovere, timber, bamboo, teak, ebony, ash wood, plywood, beech',
  },
  {
    name: 'ceramic',
    says: 'ceramic, porcelain, stoneware, earthenware, clay, pottery, bisque, glazed, ceramica, porcelaine',
  },
  {
    name: 'marble',
    says: 'marble, marbre, marmo, marmor, marmol, carrara, carrara marble',
  },
  { name: 'travertine', says: 'travertine, travertin, travertino, limestone, sandstone' },
] as const satisfies readonly FabricRow[];

export type FabricName = (typeof fabricRows)[number]['name'];

/** Names of wood that is dark: they mean the wood and its colour. */
export const smokedWoodWords =
  'smoked oak, fumed oak, dark oak, dark wood, oak dark, wood dark, dark wooden, smoked wood, raucheiche, geraucherte eiche, ' +
  'geraucherter eiche, dunkles holz, dunkle eiche, chene fume, bois fonce, chene fonce, rovere scuro, legno scuro, rovere affumicato, ' +
  'madera oscura, roble oscuro, roble ahumado';
