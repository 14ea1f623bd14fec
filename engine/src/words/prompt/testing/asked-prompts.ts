import type { CorpusRow } from './corpus-row.ts';

/**
 * Prompts of people who did not know what the engine draws: shoes of any kind, titles of shops, other languages, typing
 * errors, and other things next to the product.
 */
export const askedPrompts: readonly CorpusRow[] = [
  { prompt: 'mens black shoes', brief: 'heel/oxford-shoe black leather heel=flat closure=lace-up' },
  {
    prompt: 'Arrow Men Formal Black Shoes',
    brief: 'heel/oxford-shoe black leather heel=flat closure=lace-up | ?arrow',
  },
  { prompt: 'brown leather shoes for men', brief: 'heel/oxford-shoe brown leather heel=flat closure=lace-up' },
  { prompt: 'red shoes', brief: 'heel red' },
  { prompt: 'white shoes with a gum sole', brief: 'sneaker white gum@sole' },
  { prompt: 'kids blue shoes', brief: 'sneaker blue' },
  { prompt: 'women casual white shoes', brief: 'sneaker white' },
  { prompt: 'Puma Men Black Running Shoes', brief: 'sneaker/runner black | ?puma' },
  { prompt: 'Fastrack Men Black Watch', brief: 'watch black | ?fastrack' },
  { prompt: 'skate shoe in chocolate suede', brief: 'sneaker chocolate suede' },
  { prompt: 'an armchair, front, side, top', brief: 'chair/armchair' },
  { prompt: 'red bag next to an apple', brief: 'handbag red | arranged:group beside:1xapple' },
  { prompt: 'gold watch beside the coffee', brief: 'watch gold metal' },
  { prompt: 'black vase near a brass table', brief: '*vase black + table brass metal | arranged:group' },
  { prompt: 'dress made in a cabin', brief: 'dress | ?cabin' },
  { prompt: 'a chair, locked frame', brief: 'chair | ?locked' },
  { prompt: 'ein dunkelgrüner Wintermantel für Damen, Rückenansicht', brief: 'coat forest-green | view:back' },
  {
    prompt: 'Regenjacke petrol mit gelben Punkten, Kapuze',
    brief: 'jacket/anorak petrol nylon ~polka-dots(yellow) hood=hood closure=zip',
  },
  { prompt: 'hellblaues Kleid ohne Gürtel', brief: 'dress sky-blue belt=none' },
  { prompt: 'vestido rojo con lunares blancos', brief: 'dress red ~polka-dots(white)' },
  { prompt: 'anillo de plata, primer plano', brief: 'ring silver metal | view:close-up' },
  {
    prompt: 'Baskets montantes en toile écrue, lacets rouges',
    brief: 'sneaker/high-top ecru red@laces canvas shaft=high',
  },
  { prompt: 't shirt oversise black back print tiger', brief: 't-shirt black fit=oversized | ?tiger' },
  { prompt: 'earing turkoise', brief: 'earrings gem=turquoise' },
  { prompt: 'iridescent one-piece upper sneaker', brief: 'sneaker lame' },
  { prompt: 'man sute blue dark', brief: 'trousers blue + *blazer/suit blue collar=notch' },
  { prompt: 'black boots with d-rings', brief: 'boot black' },
  { prompt: 'ring in forget-me-not blue', brief: 'ring cornflower' },
  { prompt: 'a Black man in a cream suit', brief: 'trousers cream + *blazer/suit cream collar=notch' },
];
