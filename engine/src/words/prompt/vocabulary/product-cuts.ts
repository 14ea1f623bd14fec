import type { CutRow } from './cut-row.ts';

/** Kinds of products that are drawn from tables. */
export const productCutRows = [
  {
    name: 'teacup',
    form: 'mug',
    says: 'teacup, tea cup, cup of tea, cup of coffee, porcelain cup, ceramic cup, cup and saucer, cup with saucer, cup with a saucer, espresso cup, cappuccino cup, teetasse, espressotasse, tasse a the, taza de te, tazzina, tazza da te',
  },
  {
    name: 'beaker',
    form: 'mug',
    says: 'handleless mug, handleless cup, mug without handle, mug with no handle, mug no handle, mug without a handle, ceramic tumbler, beaker cup, gobelet ceramique',
  },
  {
    name: 'pillar-candle',
    form: 'candle',
    says: 'pillar candle, block candle, stumpenkerze, bougie pilier, cirio, candela a colonna',
  },
  {
    name: 'taper-candle',
    form: 'candle',
    says: 'taper candle, dinner candle, candlestick, candle holder, candle stick, spitzkerze, stabkerze, kerzenstander, bougie flambeau, bougeoir, chandelle, candelabro, candeliere, portavelas',
  },
  { name: 'open-jar', form: 'jar', says: 'open jar, opened jar' },
  { name: 'open-box', form: 'box', says: 'open gift box, opened gift box, open lidded box' },
  {
    name: 'carton',
    form: 'box',
    says: 'carton, folding carton, hair colour, hair dye, cosmetic box, product box, paper box, carton box, faltschachtel, etui carton, estuche, astuccio',
  },
  {
    name: 'shipping-box',
    form: 'box',
    says: 'shipping box, cardboard box, mailer box, delivery box, parcel, moving box, corrugated box, versandkarton, karton, colis, boite en carton, caja de carton, scatola di cartone, pacco',
  },
  {
    name: 'water-bottle',
    form: 'bottle',
    says: 'water bottle, steel bottle, insulated bottle, thermos, thermos bottle, vacuum flask, sports bottle, drinking bottle, reusable bottle, trinkflasche, thermosflasche, wasserflasche, gourde, botella de agua, cantimplora, termo, borraccia, bottiglia d acqua',
  },
  {
    name: 'wine-bottle',
    form: 'bottle',
    says: 'wine bottle, bottle of wine, red wine bottle, white wine bottle, bottle of red wine, bottle of white wine, weinflasche, bouteille de vin, botella de vino, bottiglia di vino',
  },
  {
    name: 'beer-bottle',
    form: 'bottle',
    says: 'beer bottle, bottle of beer, longneck bottle, bierflasche, bouteille de biere, botella de cerveza, bottiglia di birra',
  },
  {
    name: 'wine-glass',
    form: 'drinking-glass',
    says: 'wine glass, red wine glass, white wine glass, wineglass, stemware, goblet, weinglas, verre a vin, copa de vino, calice, calice da vino, bicchiere da vino',
  },
  {
    name: 'glass-of-wine',
    form: 'drinking-glass',
    says: 'glass of wine, glass of red wine, wine glass with red wine, wine glass with wine, wine glass filled with red wine, verre de vin, glas wein',
  },
  {
    name: 'flute',
    form: 'drinking-glass',
    says: 'champagne flute, champagne glass, flute glass, prosecco glass, sektglas, flute a champagne, copa de champan, flute da champagne',
  },
  {
    name: 'coupe',
    form: 'drinking-glass',
    says: 'coupe, champagne coupe, coupe glass, cocktail coupe, sektschale, coupe a champagne, coppa champagne',
  },
  {
    name: 'martini-glass',
    form: 'drinking-glass',
    says: 'martini glass, cocktail glass, cocktailglas, martiniglas, verre a martini, verre a cocktail, copa de coctel, copa de martini, coppa da cocktail',
  },
  {
    name: 'whisky-glass',
    form: 'drinking-glass',
    says: 'whisky glass, whiskey glass, whisky tumbler, whiskey tumbler, rocks glass, old fashioned glass, lowball glass, whiskyglas, verre a whisky, vaso de whisky, bicchiere da whisky',
  },
  {
    name: 'side-plate',
    form: 'plate',
    says: 'side plate, dessert plate, bread plate, saucer plate, dessertteller, assiette a dessert, plato de postre, piattino da dessert',
  },
  {
    name: 'serving-bowl',
    form: 'bowl',
    says: 'serving bowl, salad bowl, fruit bowl, mixing bowl, large bowl, salatschussel, obstschale, saladier, ensaladera, frutero, insalatiera',
  },
  {
    name: 'loveseat',
    form: 'sofa',
    says: 'loveseat, love seat, two seater sofa, two seat sofa, 2 seater sofa, 2 seat sofa, two seater, zweisitzer, canape deux places, divano due posti, sofa de dos plazas',
  },
  {
    name: 'corner-sofa',
    form: 'sofa',
    says: 'corner sofa, sectional, sectional sofa, sectional couch, l shaped sofa, corner couch, ecksofa, canape d angle, divano angolare, sofa esquinero, sofa rinconera',
  },
  {
    name: 'chesterfield',
    form: 'sofa',
    says: 'chesterfield, chesterfield sofa, chesterfield couch, canape chesterfield',
  },
  {
    name: 'chaise-longue',
    form: 'sofa',
    says: 'chaise longue, chaise lounge, recamiere, meridienne, fainting couch, dormeuse',
  },
  {
    name: 'round-table',
    form: 'table',
    implies: { shape: 'round' },
    says: 'round table, round dining table, pedestal table, tulip table, bistro table, runder tisch, table ronde, mesa redonda, tavolo rotondo',
  },
  {
    name: 'coffee-table',
    form: 'table',
    says: 'coffee table, cocktail table, low table, couchtisch, table basse, mesa de centro, mesa baja, tavolino, tavolino da salotto',
  },
  {
    name: 'marble-table',
    form: 'table',
    says: 'marble table, marmortisch, table en marbre, mesa de marmol, tavolo di marmo',
    fabric: 'marble',
  },
  {
    name: 'side-table',
    form: 'table',
    says: 'side table, end table, accent table, occasional table, beistelltisch, bout de canape, table d appoint, mesa auxiliar, mesita auxiliar, tavolino laterale',
  },
  {
    name: 'desk',
    form: 'table',
    says: 'desk, writing desk, office desk, wooden desk, oak desk, work desk, schreibtisch, bureau, escritorio, scrivania',
  },
  {
    name: 'console',
    form: 'table',
    says: 'console table, console, hall table, entry table, sofa table, konsolentisch, table console, mesa consola, consolle',
  },
  {
    name: 'chest-of-drawers',
    form: 'cabinet',
    says: 'chest of drawers, dresser, drawer chest, tallboy, schubladenkommode, commode, comoda, cassettiera, como',
  },
  {
    name: 'nightstand',
    form: 'cabinet',
    says: 'nightstand, night stand, bedside table, bedside cabinet, night table, nachttisch, table de chevet, table de nuit, mesita de noche, comodino',
  },
  {
    name: 'wardrobe',
    form: 'cabinet',
    says: 'wardrobe cabinet, wooden wardrobe, oak wardrobe, armoire, kleiderschrank, armoire en bois, armario ropero, guardaroba, armadio',
  },
  {
    name: 'open-shelf',
    form: 'shelf',
    says: 'open shelf, open shelving, shelving unit, metal shelf, industrial shelf, ladder shelf, standregal, etagere en metal, estanteria metalica',
  },
  {
    name: 'wooden-bed',
    form: 'bed',
    says: 'wooden bed, wood bed, oak bed, wooden double bed, holzbett, lit en bois, cama de madera, letto in legno',
  },
  {
    name: 'bench',
    form: 'ottoman',
    says: 'bench, wooden bench, dining bench, hallway bench, sitzbank, holzbank, banc, banco de madera, panca',
  },
  {
    name: 'upholstered-bench',
    form: 'ottoman',
    says: 'upholstered bench, tufted bench, bed bench, end of bed bench, bedroom bench, polsterbank, banquette, bout de lit, panca imbottita',
  },
  {
    name: 'roll-on',
    form: 'deodorant',
    says: 'roll on deodorant, deodorant roll on, roll on, deoroller, deo roller, deodorant a bille',
  },
  {
    name: 'arched-mirror',
    form: 'mirror',
    says: 'arched mirror, arch mirror, full length mirror, floor mirror, standing mirror, leaning mirror, standspiegel, ganzkorperspiegel, miroir arche, miroir en pied, psyche mirror, espejo de pie, espejo de cuerpo entero, specchio da terra, specchio ad arco',
  },
  {
    name: 'rectangular-mirror',
    form: 'mirror',
    says: 'rectangular mirror, wooden mirror, wood framed mirror, hallway mirror, dressing mirror, rechteckiger spiegel, miroir rectangulaire, espejo rectangular, specchio rettangolare',
  },
  {
    name: 'table-mirror',
    form: 'mirror',
    says: 'table mirror, vanity mirror, make up mirror, makeup mirror, cosmetic mirror, shaving mirror, kosmetikspiegel, schminkspiegel, miroir de table, miroir grossissant, espejo de mesa, espejo de maquillaje, specchio da tavolo, specchio per trucco',
  },
  {
    name: 'alarm-clock',
    form: 'clock',
    says: 'alarm clock, twin bell alarm clock, bedside clock, wecker, reveil, reveil matin, despertador, sveglia',
  },
  {
    name: 'potted-plant',
    form: 'plant-pot',
    says: 'potted plant, house plant, houseplant, plant in a pot, pot plant, indoor plant, snake plant, sansevieria, topfpflanze, zimmerpflanze, plante en pot, plante verte, planta en maceta, planta de interior, pianta in vaso, pianta da interno',
  },
  {
    name: 'laundry-basket',
    form: 'basket',
    says: 'laundry basket, laundry hamper, hamper, washing basket, waschekorb, panier a linge, cesto de ropa, cesta de la ropa, cesto della biancheria, portabiancheria',
  },
  {
    name: 'round-rug',
    form: 'rug',
    says: 'round rug, round carpet, jute rug, circular rug, runder teppich, juteteppich, tapis rond, alfombra redonda, alfombra de yute, tappeto rotondo, doormat, door mat, coir mat, coir doormat, foot mat',
  },
  {
    name: 'jug',
    form: 'carafe',
    says: 'jug, pitcher, water jug, milk jug, creamer, water pitcher, krug, wasserkrug, milchkannchen, pichet, cruche, pot a lait, jarra, lechera, brocca, lattiera',
  },
  {
    name: 'throw',
    form: 'towel',
    says: 'throw, blanket, throw blanket, folded blanket, wool blanket, wool throw, knitted throw, picnic blanket, decke, wolldecke, tagesdecke, kuscheldecke, plaid decke, couverture, couverture en laine, jete de canape, manta, manta de lana, coperta, coperta di lana',
  },
  {
    name: 'bed-linen',
    form: 'towel',
    says: 'bed linen, bed linens, bedding, bedding set, bed sheets, sheet set, duvet cover, duvet cover set, folded bedding, pillowcase, bettwasche, bettbezug, linge de lit, parure de lit, housse de couette, ropa de cama, sabanas, juego de sabanas, funda nordica, biancheria da letto, lenzuola, copripiumino, bedsheet, bed sheet, bedsheets, double bedsheet, duvet, quilted duvet, comforter, bedspread, pillow covers, bedclothes, bettdecke, couette, edredon, piumone',
  },
  {
    name: 'basketball',
    form: 'ball',
    says: 'basketball, basket ball, basketballball, ballon de basket, balon de baloncesto, pallone da basket',
  },
  {
    name: 'tennis-ball',
    form: 'ball',
    says: 'tennis ball, tennisball, balle de tennis, pelota de tenis, pallina da tennis',
  },
  {
    name: 'wireless-speaker',
    form: 'speaker',
    says: 'wireless speaker, bluetooth speaker, portable speaker, smart speaker, bluetooth lautsprecher, enceinte bluetooth, enceinte portable, altavoz bluetooth, altavoz inalambrico, cassa bluetooth',
  },
  {
    name: 'notebook',
    form: 'book',
    says: 'notebook, note book, journal, diary, leather notebook, leather journal, sketchbook, planner, notizbuch, tagebuch, carnet, carnet de notes, cahier, cuaderno, libreta, taccuino, quaderno',
  },
  {
    name: 'sports-headband',
    form: 'headband',
    says: 'sports headband, sport headband, sweatband, sweat band, terry headband, running headband, tennis headband, stirnband, schweissband, bandeau de sport, bandeau eponge, cinta deportiva, cinta para el pelo, fascia sportiva, fascia per capelli',
  },
  {
    name: 'scrunchie',
    form: 'headband',
    says: 'scrunchie, scrunchy, scrunchies, hair tie, hair elastic, haargummi, scrunchie haargummi, chouchou, elastique a cheveux, coletero, elastico per capelli',
  },
  {
    name: 'tin',
    form: 'can',
    says: 'food can, food tin, tin can, steel tin, soup can, tomato can, konservendose, konserve, boite de conserve, lata de conserva, scatoletta, barattolo di latta',
  },
  {
    name: 'bead-bracelet',
    form: 'bangle',
    says: 'bead bracelet, beaded bracelet, beads bracelet, bracelet of beads, perlenarmband, bracelet de perles, pulsera de perlas, bracciale di perle',
  },
  {
    name: 'pearl-bracelet',
    form: 'bangle',
    says: 'pearl bracelet, freshwater pearl bracelet, bracelet of pearls, bracelet of freshwater pearls, pearls bracelet, string of pearls bracelet',
    implies: { gem: 'pearl' },
  },
  {
    name: 'charm-bracelet',
    form: 'bangle',
    says: 'charm bracelet, charms bracelet, bracelet with charms, bettelarmband, bracelet a breloques, pulsera de charms, pulsera de dijes, bracciale con ciondoli',
  },
  {
    name: 'bangle-set',
    form: 'bangle',
    says: 'bangle set, set of bangles, bangles set, stacked bangles, bangle stack, stacking bangles, set of glass bangles, armreif set, armreifen set, lot de joncs, set de pulseras rigidas, set di bracciali rigidi',
  },
  {
    name: 'flower-brooch',
    form: 'brooch',
    says: 'flower brooch, floral brooch, brooch flower, flower lapel pin, flower pin, blumenbrosche, broche fleur, broche de flor, spilla a fiore',
  },
  {
    name: 'drawstring-bag',
    form: 'pouch',
    says: 'drawstring bag, draw string bag, drawstring sack, gym sack, sack bag, drawstring gym bag, turnbeutel, sac a cordon, bolsa de cuerdas, sacca con coulisse',
  },
  {
    name: 'chain-bracelet',
    form: 'bangle',
    says: 'chain bracelet, link chain bracelet, bracelet chain, tennis bracelet, gliederarmband, kettenarmband, armkette, bracelet chaine, gourmette, pulsera de cadena, bracciale a catena, bracciale a maglie',
  },
  {
    name: 'concealer',
    form: 'lip-gloss',
    says: 'concealer, concealer bottle, liquid concealer, concealer tube, abdeckstift, anti cernes, correcteur de teint, corrector de ojeras, correttore viso',
  },
  {
    name: 'ballpoint-pen',
    form: 'pen',
    says: 'ballpoint pen, ball pen, ballpoint, biro, rollerball, kugelschreiber, stylo bille, stylo a bille, boligrafo, penna a sfera',
  },
  {
    name: 'fork',
    form: 'cutlery',
    says: 'fork, dinner fork, table fork, gabel, fourchette, tenedor, forchetta',
  },
  {
    name: 'table-knife',
    form: 'cutlery',
    says: 'table knife, dinner knife, butter knife, tafelmesser, couteau de table, cuchillo de mesa, coltello da tavola',
  },
  {
    name: 'spoon',
    form: 'cutlery',
    says: 'spoon, soup spoon, table spoon, tablespoon, tea spoon, teaspoon, loffel, suppenloffel, cuillere, cuillere a soupe, cuchara, cucchiaio',
  },
  {
    name: 'barrette',
    form: 'hair-clip',
    says: 'barrette, hair barrette, hair slide, hair grip, haarspange schmal, barrette a cheveux, pasador de pelo, fermaglio per capelli, fermaglio',
  },
  {
    name: 'wrapped-gift',
    form: 'box',
    says: 'wrapped gift, gift wrapped, gift wrap, gift wrapping, gift wrapped in paper, wrapped present, wrapped box, wrapped gift box, present, gift parcel, verpacktes geschenk, geschenkverpackung, eingepacktes geschenk, paquet cadeau, emballage cadeau, regalo envuelto, envoltorio de regalo, pacco regalo, pacchetto regalo',
  },
  {
    name: 'drawstring-pouch',
    form: 'pouch',
    says: 'drawstring pouch, potli, potli bag, potli pouch, jewellery pouch, velvet pouch, silk pouch, dust bag, drawstring gift bag, samtbeutel, zugbeutel, pochon, bolsita de terciopelo, sacchetto con coulisse',
  },
  {
    name: 'stand-up-pouch',
    form: 'pouch',
    says: 'coffee bag, coffee bean bag, rice bag, snack bag, crisps bag, chips bag, pet food bag, dog food bag, seed bag, kraft pouch, kaffeetute, kaffeebeutel, paquet de cafe, bolsa de cafe, busta di caffe, standing pouch, stand up pouch, standup pouch, doypack, coffee pouch, food pouch, packaging pouch, refill pouch, zip lock pouch, foil pouch, standbeutel, sachet doypack, bolsa doypack, busta doypack',
  },
  {
    name: 'bicycle-helmet',
    form: 'helmet',
    says: 'bicycle helmet, bike helmet, cycling helmet, cycle helmet, skate helmet, fahrradhelm, casque velo, casque de velo, casco de bici, casco de bicicleta, casco da bici',
  },
  {
    name: 'building-blocks',
    form: 'toy',
    says: 'building blocks, building block, toy blocks, play blocks, toy building blocks, painted building blocks, bauklotze, bloques de construccion',
  },
  {
    name: 'toy-car',
    form: 'toy',
    says: 'toy car, wooden car, toy cars, wooden toy car, spielzeugauto, petite voiture, voiture en bois, coche de juguete, macchinina',
  },
  {
    name: 'comb',
    form: 'hair-brush',
    says: 'comb, hair comb, tail comb, kamm, haarkamm, peigne, peine, pettine',
  },
  {
    name: 'saucepan',
    form: 'pan',
    says: 'saucepan, sauce pan, milk pan, stielkasserolle, poelon, cazo, pentolino',
  },
  {
    name: 'frying-pan',
    form: 'pan',
    says: 'frying pan, fry pan, skillet, bratpfanne, pfanne, poele a frire, sarten, padella',
  },
  {
    name: 'cricket-bat',
    form: 'racket',
    says: 'cricket bat, cricket bats, kricketschlager, batte de cricket, bate de criquet, mazza da cricket',
  },
  {
    name: 'wristband',
    form: 'headband',
    says: 'wristband, wristbands, sports wristband, wrist band, wrist bands, sweat wristband, schweissarmband, bracelet eponge, munequera, polsino sportivo',
  },
  {
    name: 'napkins',
    form: 'towel',
    says: 'table napkin, table napkins, cloth napkin, cloth napkins, linen napkins, napkin, napkins, set of napkins, tea towel, tea towels, dish towel, stoffservietten, geschirrtuch, serviettes de table, servilletas, tovaglioli, strofinaccio',
  },
  { name: 'folded-towel', form: 'towel', says: 'single towel, single folded towel, one folded towel' },
  { name: 'folded-napkin', form: 'towel', says: 'single napkin, single folded napkin, one folded napkin' },
  {
    name: 'anklet',
    form: 'bangle',
    says: 'anklet, anklets, ankle bracelet, ankle chain, payal, payals, fusskettchen, bracelet de cheville, tobillera, cavigliera',
  },
  {
    name: 'folded-t-shirt',
    form: 'folded-clothes',
    says: 'folded t shirt, folded tshirt, folded tee, folded polo shirt, gefaltetes t shirt, t shirt plie, camiseta doblada, maglietta piegata',
  },
  {
    name: 'folded-shirt',
    form: 'folded-clothes',
    says: 'folded shirt, folded dress shirt, folded oxford shirt, folded blouse, folded pyjamas, folded pajamas, folded flannel shirt, gefaltetes hemd, chemise pliee, camisa doblada, camicia piegata',
  },
  {
    name: 'folded-jeans',
    form: 'folded-clothes',
    says: 'folded jeans, folded denim jeans, folded chinos, folded trousers, gefaltete jeans, jean plie, vaqueros doblados, jeans piegati',
  },
  {
    name: 'pet-cave',
    form: 'pet-bed',
    says: 'cat cave, pet cave, cat bed cave, cat house, pet house, katzenhohle, grotte pour chat, cueva para gatos',
  },
  {
    name: 'plush-rabbit',
    form: 'plush',
    says: 'plush rabbit, plush bunny, toy rabbit, toy bunny, bunny toy, stuffed bunny, stuffed rabbit, rabbit toy, bunny plush, bunny soft toy, rabbit soft toy, cuddly bunny, cuddly rabbit, pluschhase, kuschelhase, lapin en peluche, doudou lapin, conejo de peluche, coniglio di peluche, coniglietto di peluche',
  },
  {
    name: 'cream-smear',
    form: 'cosmetic-smear',
    says: 'cream smear, smear of cream, smear of face cream, face cream smear, moisturiser smear, moisturizer smear, smear of moisturiser, lotion smear, smear of lotion, cream swatch, cream texture, face cream texture, swipe of cream, trace de creme, texture de creme, cremestrich, textura de crema, striscia di crema, texture crema',
  },
  {
    name: 'lipstick-smear',
    form: 'cosmetic-smear',
    says: 'lipstick smear, smear of lipstick, lipstick swatch, lipstick swipe, swipe of lipstick, lipstick texture, smear of lip gloss, lip gloss smear, gloss smear',
  },
  {
    name: 'swatches',
    form: 'cosmetic-smear',
    says: 'foundation swatches, swatches of foundation, swatches of concealer, concealer swatches, cosmetic swatches, make up swatches, makeup swatches, skin tone swatches',
  },
  {
    name: 'lipstick-swatches',
    form: 'cosmetic-smear',
    says: 'lipstick swatches, swatches of lipstick, lip gloss swatches, swatches of lip gloss, lip swatches, blush swatches',
  },
  {
    name: 'crushed-powder',
    form: 'cosmetic-smear',
    says: 'crushed powder, crushed blush, crushed powder blush, crushed powder swatch, crushed powder blush swatch, crushed eyeshadow, crushed eye shadow, crushed compact, broken powder, powder swatch, blush swatch, blusher swatch, powder blush swatch, eyeshadow swatch, eye shadow swatch, bronzer swatch, crumbled powder, powder texture, loose powder swatch, powder smear, poudre ecrasee, polvo compacto roto',
  },
  {
    name: 'two-door-cabinet',
    form: 'cabinet',
    says: 'two door cabinet, 2 door cabinet, double door cabinet, cabinet with two doors, cabinet with 2 doors, cupboard',
  },
  { name: 'half-rolled-mat', form: 'yoga-mat', says: 'half rolled yoga mat, partly rolled yoga mat, half rolled mat' },
  {
    name: 'persian-rug',
    form: 'rug',
    says: 'persian rug, persian carpet, oriental rug, oriental carpet, medallion rug, turkish rug, turkish carpet, perserteppich, orientteppich, tapis persan, tapis d orient, alfombra persa, tappeto persiano',
  },
  {
    name: 'storage-jar',
    form: 'jar',
    says: 'storage jar, glass storage jar, pantry jar, kitchen jar, canister jar, cork jar, jar with cork lid, jar with a cork lid, jar with cork stopper, cookie jar, spice jar, vorratsglas, bocal, bocal en verre, tarro de almacenamiento, barattolo ermetico',
  },
  {
    name: 'mason-jar',
    form: 'jar',
    says: 'mason jar, preserving jar, canning jar, pickle jar, einmachglas, weckglas',
  },
  {
    name: 'oil-bottle',
    form: 'bottle',
    says: 'olive oil, bottle of olive oil, olive oil bottle, bottle of oil, oil bottle, cooking oil bottle, olivenolflasche, bouteille d huile, bouteille d huile d olive, botella de aceite, botella de aceite de oliva, bottiglia di olio, bottiglia d olio',
  },
  {
    name: 'milk-carton',
    form: 'box',
    says: 'milk carton, juice carton, carton of milk, carton of juice, drink carton, drinks carton, beverage carton, gable top carton, milk box, milchkarton, milchtute, saftkarton, brique de lait, brick de lait, carton de leche, brik de leche, cartone del latte',
  },
  {
    name: 'wooden-blocks',
    form: 'toy',
    says: 'wooden blocks, wooden building blocks, wooden toy blocks, wooden toy building blocks, wood blocks, wooden play blocks, holzklotze, holzbausteine, cubes en bois, bloques de madera, cubi di legno',
  },
  {
    name: 'filled-shelf',
    form: 'shelf',
    says: 'bookshelf with books, bookcase with books, shelf with books, shelf full of books, bookshelf full of books, filled bookshelf',
  },
  { name: 'open-tent', form: 'tent', says: 'open tent, tent with open door, tent with its door open' },
  {
    name: 'honey-jar',
    form: 'jar',
    says: 'honey jar, jar of honey, glass jar of honey, jar with honey, honigglas, pot de miel, tarro de miel, vasetto di miele',
  },
  {
    name: 'jam-jar',
    form: 'jar',
    says: 'jam jar, jar of jam, glass jar of jam, jar with jam, jar of marmalade, marmeladenglas, pot de confiture, pot a confiture, tarro de mermelada, vasetto di marmellata',
  },
  {
    name: 'beach-ball',
    form: 'ball',
    says: 'beach ball, inflatable ball, wasserball, ballon de plage, pelota de playa, pallone da spiaggia',
  },
  {
    name: 'round-tray',
    form: 'serving-tray',
    implies: { shape: 'round' },
    says: 'round tray, round serving tray, rundes tablett, plateau rond, bandeja redonda, vassoio rotondo',
  },
  {
    name: 'compact-mirror',
    form: 'compact',
    says: 'compact mirror, pocket mirror, handbag mirror, folding mirror, taschenspiegel, miroir de poche, espejo de bolsillo, specchietto',
  },
] as const satisfies readonly CutRow[];
