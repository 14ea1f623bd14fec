/** Questions about the studio itself. Numbers come from the contract, so that they stay correct. */
import {
  ASPECT_SIZES,
  COLOURWAY_LIMIT,
  CUSTOM_SIDE_MAXIMUM,
  DOWNLOAD_FORMATS,
  IMAGE_COUNTS,
  MEGABYTE,
  PLAN_TABLE,
  priceText,
  SIZE_PRESETS,
  TRASH_DAYS,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_MINIMUM_SIDE,
  UPLOAD_TO_ENLARGE_MINIMUM_SIDE,
  UPSCALE_SIDE_LIMIT,
  UPSCALED_PIXEL_LIMIT,
  type ImageTool,
} from '@kenna/contract';
import { RECOLOURS } from './tool-notes.ts';

export interface ProductNote {
  /** Matched against the normalised words of a question; all must match. */
  readonly about: readonly RegExp[];
  readonly says: string;
  /** The page with more details. */
  readonly page: string;
  readonly title: string;
  /** The tool concerned. */
  readonly tool?: ImageTool;
}

const { free, starter, pro } = PLAN_TABLE;
const monthly = (plan: typeof pro): string => priceText(plan.price?.monthlyCents ?? 0);
const yearly = (plan: typeof pro): string => priceText(plan.price?.yearlyCents ?? 0);
/** The feature of a plan that states its number of images; '' for none. */
const imagesOf = (plan: typeof pro): string =>
  plan.features.monthly.find((feature) => feature.toLowerCase().includes('images'))?.toLowerCase() ?? '';
const plans = `**${free.name}** costs nothing and needs no card, **${starter.name}** costs ${monthly(starter)} a month (${imagesOf(starter)}) and **${pro.name}** ${monthly(pro)} a month (${imagesOf(pro)}); paid by the year they cost ${yearly(starter)} and ${yearly(pro)}.`;
const megapixels = UPSCALED_PIXEL_LIMIT / 1_000_000;
const frameOf = (name: 'square' | 'portrait' | 'story'): string => {
  const { width, height } = SIZE_PRESETS[name].frame;
  return `${width} × ${height}`;
};

const FAQ = { page: '/knowledge-base/faq', title: 'Questions, answered' } as const;
const picture =
  /(?: (?:pictures?|images?|photos?|shots?|renders?|results?|packshots?|it|this|that|designs?|logo|products?|models?|piece))(?= )/;

/** The first note whose tests all match answers. */
export const productNotes: readonly ProductNote[] = [
  {
    about: [
      / (student|school|teacher|education|university|charity|promo|coupon|voucher|discounts?) /,
      / (discounts?|price|plan|cheaper|code|free|promo|coupon|voucher|student) /,
    ],
    says: `There is no student or other special discount among the plans. ${plans} Paying by the year is the one saving.`,
    ...FAQ,
  },
  {
    about: [
      / (cancel|end|stop|quit|unsubscribe|downgrade|leave) /,
      / (subscri\w*|plan|membership|account|billing|payment|renew\w*|pro|starter) /,
    ],
    says: 'You cancel in your account, under **Subscriptions**. The plan runs to the end of what is paid and then goes back to free; your pictures, collections and links stay. Upgrades happen at once, for the difference.',
    ...FAQ,
  },
  {
    about: [
      / (fail\w*|error|broke|crash\w*|refund\w*|cancelled|stuck) /,
      / (credits?|quota|plan|count\w*|lose|charged?|pay|refund\w*|prompts?|renders?|request|images?) /,
    ],
    says: 'No: a request that fails, or that you cancel before it is done, takes nothing from your plan. If only some of its pictures came, you keep those, and on Starter only they are counted. The reason stands in its place, with **Try again**; if it fails twice, use a smaller size or fewer pictures.',
    ...FAQ,
  },
  {
    about: [/ (is|are|its) (it|this|kenna|there|they)( \w+)? (free|a free|gratis)|free (plan|trial|version|account) /],
    says: `Yes, there is a free plan: normally 20 prompts to try everything once, without a card, and they are not refilled; the badge in the top bar shows yours. A prompt makes one to four pictures. ${plans}`,
    ...FAQ,
  },
  {
    about: [
      / (plans?|pricing|prices?|subscription|subscribe|pro|starter|enterprise|credits?|tier|upgrade) /,
      / (cost|costs|price|prices|pricing|much|month|year|yearly|include\w*|difference|which|what|expensive|upgrade|buy|get) /,
    ],
    says: `${plans} Enterprise is agreed on by letter. You change plan in your account, under **Subscriptions**.`,
    ...FAQ,
  },
  {
    about: [
      / (how many|limit|limits|per month|a month|unlimited|monthly|quota|allowance) /,
      / (images?|pictures?|renders?|prompts?|generations?|credits?|designs?|plan|plans) /,
      / (get|have|month|monthly|limits?|quota|plan|plans|unlimited|left|allowance|make) /,
    ],
    says: `On the free plan a request counts as one prompt, whether it makes one picture or four. **${starter.name}** has ${imagesOf(starter)}, counted by picture, and **${pro.name}** ${imagesOf(pro)}. The line under the button says what a request will take, and the badge in the top bar what is left.`,
    ...FAQ,
  },
  {
    about: [
      / (train\w*|learn from|machine learning) /,
      / (uploads?|pictures?|images?|designs?|data|my|work|photos?|sketch\w*) /,
    ],
    says: 'No: your pictures and words are not used to train anything, and they are not sold. An engine or language model of others, where this installation has connected one, receives only the request that it works on. The [privacy policy](/privacy-policy) says it in full.',
    ...FAQ,
  },
  {
    about: [
      / (report|steal\w*|stole|copy|copying|copied|infring\w*|plagiar\w*|abuse|offensive) /,
      / (gallery|showcase|design|designs|picture|image|work|someone|somebody|user) /,
    ],
    says: 'Open the picture in the showcase and choose **Report** in its viewer: it stays until an admin has looked at it and decides. A picture of your own is reported from its **More** menu. For a claim of copyright write to the people who run this installation, with the link and your proof; the [content guidelines](/content-guidelines) have the rest.',
    page: '/content-guidelines',
    title: 'Content guidelines',
  },
  {
    about: [
      / (commercial\w*|sell|selling|sold|rights?|own|owns|ownership|licen[cs]\w*|copyright|client work|use the pictures) /,
      / (pictures?|images?|renders?|designs?|results?|what i make|i make|copyright|rights|generated|them|it) /,
    ],
    says: 'Yes: the pictures that you make are yours, also to use commercially and to sell, and we claim no rights in them. Whether the law gives copyright in a picture made by a machine differs from country to country, and other people’s brands and prints stay theirs. The [terms of use](/terms-of-use) say it in full.',
    ...FAQ,
  },
  {
    about: [
      / (private|privacy|public|secret|confidential|visible|who (can )?sees?|see|seen|nda|safe) /,
      / (pictures?|images?|renders?|designs?|uploads?|work|collections?|my) /,
      / (private|privacy|public|secret|confidential|visible|who|clients?|people|others?|anyone|everybody|everyone|safe|nda) /,
    ],
    says: 'Your pictures are private: only you see them until you share. A collection is seen by people who have its link and, if it is private, its password; a picture that you offer to the showcase is public. Clients see what you send them a link to, and you can take the link back at any time.',
    ...FAQ,
  },
  {
    about: [
      / (invite|share|sharing|send|show|colleagues?|team|client|clients|collaborat\w*|coworker) /,
      / (collections?|boards?|moodboards?|lookbooks?|pictures?|images?|work|designs?|colleagues?|team) /,
    ],
    says: 'Put the pictures into a collection, open it and press **Share**: the link is copied, and whoever has it sees the collection without an account. Set a password, an end date, and whether downloads and prompts are allowed. There are no shared accounts, so a colleague looks at the collection but does not edit it.',
    ...FAQ,
  },
  {
    about: [
      / (delete|deleted|deleting|trash|bin|restore|recover|removed|undelete) /,
      / (pictures?|images?|renders?|how long|kept|restore|recover|bin|trash|back) /,
    ],
    says: `Deleted pictures lie in the bin under **My images** for ${TRASH_DAYS} days, and can be put back from there. After that they are gone with their files.`,
    ...FAQ,
  },
  {
    about: [
      / (undo|go back|revert|previous|earlier|version|versions|history|step back) /,
      / (edit|edits|change|changes|step|version|versions|mistake|undo|revert) /,
    ],
    says: 'Nothing is overwritten: each edit makes a new picture, and the one before stays in **My images**. In **Edit with chat** press an earlier step to go back to it, which takes nothing from your plan. On the canvases `Ctrl Z` undoes a stroke.',
    tool: 'EditWithChat',
    page: '/knowledge-base/tutorial/edit-with-chat',
    title: 'Edit with chat',
  },
  {
    about: [
      / (where|find|search|see|look for|lost|library) /,
      / (old|previous|earlier|past|my|all|saved|last|made|yesterday) /,
      / (pictures?|images?|renders?|designs?|work|creations|history|gallery|library) /,
    ],
    says: '**My images** keeps everything that you made or uploaded. Search it by the words of a prompt, by colour, by tool or by date, and gather what belongs together in a collection.',
    page: '/knowledge-base/overview',
    title: 'Learn the studio',
  },
  {
    about: [
      / (how many|several|multiple|more than one|two|second|number of) /,
      / (reference|references|reference pictures?|inspiration pictures?|source|input|upload\w*|person|blend) /,
    ],
    says: 'A tool works on one picture. **Variations** takes a second one to blend with, and **Virtual try on** takes two: the person and the garment. With other reference pictures, work in steps: the result of one becomes the source of the next.',
    tool: 'CreateVariations',
    page: '/knowledge-base/tutorial/create-variations',
    title: 'Make variations',
  },
  {
    about: [
      / (upload\w*|import|heic|(which|what|big|large) files?) /,
      / (how (big|large|small)|size|sizes|big|large|limit|mb|megabytes?|formats?|files?|types?|heic|pdf|what|which|jpe?g|png|refused|accept\w*|max\w*) /,
    ],
    says: `You can upload JPG, PNG, WebP, AVIF and HEIC files of up to ${UPLOAD_LIMIT_BYTES / MEGABYTE} MB, with more than ${UPLOAD_MINIMUM_SIDE} pixels (px) on each side; **Upscale** takes pictures from ${UPLOAD_TO_ENLARGE_MINIMUM_SIDE} pixels. **Remove background** and **Upscale** also take the first page of a PDF. HEIC is what phones write: a picture can come straight from one.`,
    ...FAQ,
  },
  {
    about: [/ (transparent|alpha|png) /, / (png|background|cutout|transparent) /],
    says: 'Yes: **Remove background** cuts the piece out; choose **Transparent** and save it as PNG, WebP or TIFF. HD quality, under Advanced, keeps finer edges, and a colour can be laid under it later when you save.',
    tool: 'RemoveBackground',
    page: '/knowledge-base/tutorial/remove-background',
    title: 'Remove a background',
  },
  {
    about: [
      / (backgrounds?|cut ?outs?) /,
      / (batch|bulk|at once|at the same time|all|many|several|multiple|\d+) /,
      / (pictures?|images?|photos?|shots?|packshots?|products?|files) /,
    ],
    says: '**Remove background** works on one picture at a time; there is no batch in the studio itself. Requests queue, so you can start the next one while the first is made. For forty shots a script over the API, with a key from your account, does the same in a loop.',
    tool: 'RemoveBackground',
    page: '/knowledge-base/tutorial/remove-background',
    title: 'Remove a background',
  },
  {
    about: [
      / (vectors?|svg|ai file|line drawing|dxf) /,
      / (file|files|garment|piece|picture|save|download|export|get|vector|svg|flat) /,
    ],
    says: 'Yes: a piece that was drawn here is saved as a technical drawing in true lines (**SVG**) from its viewer, under **3-D**. Any other picture is saved as SVG by **Save as**, traced. DXF and pattern files are not made here.',
    ...FAQ,
  },
  {
    about: [
      / (save|download|export|formats?|svg|psd|tiff?|webp|avif|pdf) /,
      / (pictures?|images?|renders?|designs?|formats?|as|svg|psd|flat|files?|export) /,
    ],
    says: `A picture can be saved as ${DOWNLOAD_FORMATS.map((format) => format.toUpperCase()).join(', ')}; SVG is traced, and a flat drawn here keeps its own lines. **Save as** also fits it to a square, 4:5, a story, 16:9 or a marketplace frame. There is no layered PSD.`,
    ...FAQ,
  },
  {
    about: [
      / (instagram|tiktok|pinterest|facebook|social|aspect|ratio|story|stories|reels?|etsy|shopify|amazon|marketplace) /,
    ],
    says: `For an Instagram feed take portrait 4:5 (${frameOf('portrait')}) or square 1:1 (${frameOf('square')}), for stories and reels 9:16 (${frameOf('story')}). **Save as** has these frames, and **Backdrop studio** grows the picture to them instead of cropping it.`,
    tool: 'Backdrop',
    page: '/knowledge-base/tutorial/backdrop-studio',
    title: 'Build a backdrop',
  },
  {
    about: [
      / (print|printed|printing|a0|a1|a2|a3|a4|a5|dpi|poster|billboard) /,
      / (big|large|larger|enough|size|resolution|quality|dpi|a0|a1|a2|a3|a4|enlarge|sharp) /,
      / (picture|image|photo|it|file|render|poster|resolution|design) /,
    ],
    says: `Use **Upscale & facelift**: it enlarges a picture two or four times, up to ${megapixels} megapixels, as long as no side of the source has ${UPSCALE_SIDE_LIMIT} pixels or more. A3 at 300 dpi is 3508 × 4961 pixels, and at 200 dpi 2339 × 3307. Begin with a custom size of up to ${CUSTOM_SIDE_MAXIMUM} pixels a side and upscale that four times.`,
    tool: 'UpscaleAndFacelift',
    page: '/knowledge-base/tutorial/upscale-and-facelift',
    title: 'Upscale and facelift',
  },
  {
    about: [/ (how (big|large)|resolution|what size|sizes|pixels|dimensions) /, picture],
    says: `Pictures are ${Object.values(ASPECT_SIZES)
      .map(({ width, height }) => `${width} × ${height}`)
      .join(
        ', ',
      )} by the presets, or any size up to ${CUSTOM_SIDE_MAXIMUM} pixels a side, and **Upscale** makes them two or four times as large.`,
    ...FAQ,
  },
  {
    about: [/ (video|videos|360|spin|animat\w*|gif|movie|film|rotate|turn it|turntable|3d|glb|obj|cad) /],
    says: 'The studio makes still images, no video. A piece that was drawn here can be seen from behind and the side with **More views**, turned round by hand under **3-D**, and saved as a 3-D file or a line drawing. A photograph cannot be seen from another side, and there are no sewing patterns or CAD files.',
    ...FAQ,
  },
  {
    about: [/ (mobile|phone|iphone|android|ipad|tablet|app|desktop|install|offline|computer) /],
    says: 'There is no app to install: the studio runs in a current browser, also on a phone or a tablet, and pens work on its canvases. The pictures are made on the server, so you need no strong computer.',
    ...FAQ,
  },
  {
    about: [/ (api|scripts?|webhooks?|automat\w*|integrat\w*|zapier|plugin) /],
    says: 'Yes, there is an API. You make a key in your account, choose what it may do (read, render, library), and what it renders takes from your plan; webhooks tell your server when something is ready.',
    page: '/knowledge-base',
    title: 'Knowledge base',
  },
  {
    about: [
      / (same|keep|consistent|consistency|repeat|identical|reproduce) /,
      / (face|model|person|picture|piece|dress|garment|design|result|look) /,
      / (again|across|pictures|images|every|series|all|face|seed|between|same) /,
    ],
    says: 'For the same person, bring one photograph of the model to **Virtual try on** and change only the garment: the face stays as it is. For the same piece, lock the seed and use **Use all** in an opened picture, then change one word at a time; the same words, settings and seed give the same picture.',
    tool: 'VirtualTryOn',
    page: '/knowledge-base/tutorial/virtual-try-on',
    title: 'Try a garment on',
  },
  {
    about: [
      / (hands?|fingers?|faces?|eyes?) /,
      / (weird|strange|wrong|bad|ugly|distorted|deformed|odd|fix|mend|repair|blurry|blurred|broken|extra) /,
    ],
    says: 'Three ways: switch on **Face fixes** or **Hand fixes** where a tool has them under Advanced, let **Upscale & facelift** sharpen faces and hands, or paint over the hand in **Generative fill** and say what should be there. If it is still wrong, try again with another seed or crop it away in Adjust.',
    tool: 'GenerateFill',
    page: '/knowledge-base/tutorial/generative-fill',
    title: 'Fill a region',
  },
  {
    about: [
      / (extend|extends|expand|expanding|more (room|space)|wider|outpaint\w*|beyond|above|uncrop|bigger canvas|longer background) /,
      / (photo|picture|image|canvas|room|space|background|head|frame|edges?) /,
    ],
    says: '**Backdrop studio** puts the picture on a larger canvas. Drag the upper edge, or choose a format, leave the words empty, and press **Expand Canvas**: the picture is continued beyond its edges. In Edit with chat the same is `more space at the top`.',
    tool: 'Backdrop',
    page: '/knowledge-base/tutorial/backdrop-studio',
    title: 'Build a backdrop',
  },
  {
    about: [
      / (place|put|set|stage|show) /,
      / (marble|table|beach|background|scene|setting|street|room|studio|plinth|concrete|garden|podium|wood) /,
      / (my|product|photo|picture|it|bag|chair|bottle|shoe|tool|packshot) /,
    ],
    says: '**Backdrop studio** does that: bring the picture, name a place and a light, such as `on marble, window light`, and press **Expand Canvas**. The subject is lifted off its background and set into the scene; it works best with a single piece that is not cut off at an edge.',
    tool: 'Backdrop',
    page: '/knowledge-base/tutorial/backdrop-studio',
    title: 'Build a backdrop',
  },
  {
    about: [
      / (put|try|wear|dress|show|see) /,
      / (on (a|the|my|her|him)( \w+){0,2} (model|person|woman|man|body|mannequin)|on model) /,
    ],
    says: '**Virtual try on** does that: bring a photograph of a person, from the front in even light, and one of the garment, flat or on a form, and say where it is worn. Colour, print and texture stay those of your garment.',
    tool: 'VirtualTryOn',
    page: '/knowledge-base/tutorial/virtual-try-on',
    title: 'Try a garment on',
  },
  {
    about: [
      / (change|recolou?r\w*|dye|swap|other|different|another|turn|make|switch|try) /,
      / (colou?rs?|colou?rways?|shade) /,
      new RegExp(`${/ (photos?|pictures?|images?|shots?|packshots?|product|render|tool) /.source}|${RECOLOURS.source}`),
    ],
    says: `**Variations** does it: bring the picture, name up to ${COLOURWAY_LIMIT} exact colours as **colourways**, and press **Create**; of a photograph the garment is found and dyed, and the rest stays. For one quick change write \`make the dress navy\` in **Edit with chat**.`,
    tool: 'CreateVariations',
    page: '/knowledge-base/tutorial/create-variations',
    title: 'Make variations',
  },
  {
    about: [
      / (sketch\w*|drawings?|line ?art|croquis|doodle|pencil) /,
      / (photo|picture|image|turn|convert|render|realistic|tool|into|upload|real) /,
    ],
    says: '**Sketch to image** does that: upload your drawing, ink or pencil on white, or draw on its sheet, name the piece, its cloth and its colour, and press **Convert**. It keeps the cut of your lines.',
    tool: 'LineToDrawing',
    page: '/knowledge-base/tutorial/sketch-to-image',
    title: 'Turn a sketch into a picture',
  },
  {
    about: [
      / (how many|number of) /,
      / (pictures?|images?|results?|versions?) /,
      / (once|request|time|prompt|make|get) /,
    ],
    says: `A request makes ${IMAGE_COUNTS.join(', ')} pictures; you choose at the foot of the right side.`,
    ...FAQ,
  },
  {
    about: [/ prompts? /, / (better|good|write|improve|how|tips|structure|best) /, / (how|tips|better|what|good) /],
    says: 'A good prompt names the piece first, then its material, colour, cut and details, and last the background and the light: `structured handbag in cognac leather with gold hardware, marble, window light`. Put each word beside its noun, one idea to a phrase, and leave out praise such as “beautiful”. Then open the picture, read the chips under **Understood as**, and change one word at a time.',
    page: '/knowledge-base/create-image',
    title: 'How to create an image',
  },
  {
    about: [
      / (language|languages|german|french|italian|spanish) /,
      / (speak|understand|prompt|use|other|language|languages|write) /,
    ],
    says: 'English is what the built-in engine knows best. It also knows many French, Italian and Spanish words of fashion and some German ones; I answer in English.',
    ...FAQ,
  },
];
