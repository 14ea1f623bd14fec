/**
 * Requests that the built-in engine cannot fulfil for an existing picture, with the alternatives. Every answer names a
 * tool or a message.
 */
export type Topic =
  | 'expression' | 'pose' | 'body' | 'person' | 'hair' | 'cut' | 'garment' | 'view' | 'text' | 'generate' | 'moving'
  | 'talk' | 'taste' | 'noise' | 'merge' | 'export' | 'style' | 'shadow' | 'reset' | 'finish'; // prettier-ignore

interface TopicRow {
  readonly topic: Topic;
  readonly says: string;
  readonly answer: string;
}

export const topicRows: readonly TopicRow[] = [
  {
    topic: 'expression',
    says: 'smile, smiling, laugh, laughing, frown, wink, look happy, happy, happier, sad, angry, serious, expression, facial expression, look at the camera, looking at the camera, close her eyes, open her eyes, eyes open, eyes closed, blink, sourire, sourie, sorridere, sorrida, make up, makeup, cry',
    answer:
      'I cannot change a face or its expression; I can make it sharper (“sharpen the face”), or change light, colours and background.',
  },
  {
    topic: 'pose',
    says: 'pose, posing, sit, sit down, sitting, stand, stand up, standing, walk, walking, jump, jumping, dance, dancing, run, running, raise her arm, raise her arms, arms up, arms crossed, cross her arms, hands in pockets, lie down, kneel, posture, turn her head, gesture, wave, hold, holding',
    answer:
      'I cannot change how somebody stands or moves; to see a garment on another person, upload a picture of them to Virtual Try On.',
  },
  {
    topic: 'body',
    says: 'taller, thinner, slimmer, slim, fatter, skinnier, muscular, younger, older, weight, bigger bust, smaller waist, body shape, curvier, pregnant, tanned, plus size, gender, age',
    answer:
      'I leave bodies as they are; garments can be recoloured (“make the dress navy”), and light and background changed.',
  },
  {
    topic: 'person',
    says: 'another model, different model, other model, another person, different person, another woman, another man, different woman, different man, new model, swap the model, change the model, change the person, add a person, add a man, add a woman, add people, add a model, different face, ethnicity',
    answer:
      'I cannot bring in other people; upload a picture of the person to Virtual Try On, and put the garment on them there.',
  },
  {
    topic: 'hair',
    says: 'ponytail, blonde, blond, brunette, bald, curly hair, straight hair, long hair, short hair, longer hair, shorter hair, bun, braid, braids, hairdo',
    answer:
      'I cannot restyle hair; mark it with the brush and say “make this darker”, or change light, garment and background.',
  },
  {
    topic: 'cut',
    says: 'longer, shorter, sleeveless, off the shoulder, tighter fit, looser, looser fit, baggy, baggier, oversized, slim fit, fitted, cropped top, neckline, hemline, silhouette, cut of the, length, backless, strapless, puffier, fuller skirt, high waisted, low cut, plunging, more flared',
    answer:
      'I change colour and cloth here, and the cut only of a picture that is as it was drawn here; for another cut use Create Variations, or Create Design for a new one.',
  },
  {
    topic: 'garment',
    says: 'different dress, another dress, different outfit, another outfit, new outfit, different clothes, other clothes, change clothes, change her clothes, change the outfit, dress her in, dress him in, wear, wearing, undress, naked, nude her, topless, take off her clothes, remove her clothes, take off her dress',
    answer:
      'I put on another garment from its picture: add that picture to the message and say “put this on her”, or use Virtual Try On. I can recolour what is worn (“make it emerald”).',
  },
  {
    topic: 'view',
    says: 'from behind, from the back, from the side, back view, side view, other side, different angle, another angle, from above, from below, three quarter view, rotate the model, turn the model, turn her around, turn him around, camera angle, perspective, show the back, 360',
    answer:
      'I cannot look at a photograph from another side; I can crop, turn or mirror it. Pictures that are as they were drawn here can be shown from the side or the back, here and in Create Design.',
  },
  {
    topic: 'text',
    says: 'write, caption, title, add text, add a logo, add my logo, add a caption, add a title, lettering, font, typography, add a watermark, add the word, price',
    answer: 'I cannot set type; crop the picture and leave room (“more space at the top”) to set it elsewhere.',
  },
  {
    topic: 'generate',
    says: 'generate, create a new, draw a, draw me, design a, new design, new image, new picture, another image, another picture, four versions, more versions, variations, variation, more options, other options',
    answer: 'New pictures are made in Create Design and Create Variations; here I edit the one that is open.',
  },
  {
    topic: 'moving',
    says: 'move, move it, move her, move him, move the, shift, shift it, swap places, reposition, resize the, scale the, smaller, make it smaller, make her bigger, make her smaller, shrink, animate, animation, video, gif, moving',
    answer:
      'I cannot move things within the picture; Create Backdrop places the subject anywhere on a larger canvas, and “zoom out” or “crop closer” changes the frame.',
  },
  {
    topic: 'noise',
    says: 'noise, grain, grainy, film grain, denoise, noisy, artifacts, artefacts, pixelated, compression',
    answer: 'I cannot treat noise by itself; “upscale 2x” redraws the picture cleaner and larger.',
  },
  {
    topic: 'style',
    says: 'painting, oil painting, watercolour painting, a sketch, into a sketch, pencil drawing, a drawing, into a drawing, cartoon, anime, manga, 3d, pixel art, pop art painting, invert, invert the colours, negative, vignette, border, a border, frame around, rain, raining, add rain, make it rain, add snow, snowing, make it snow, fog, add fog, smoke, fire, explosion, magic, sparkles around, in the style of',
    answer:
      'I cannot redraw the picture in another manner; these looks can be given: “retro”, “cinematic”, “black and white”, “summer look” and “moody light”.',
  },
  {
    topic: 'shadow',
    says: 'add shadows, add a shadow, add shadow, drop shadow, a drop shadow, cast shadow, contact shadow, ground shadow, shadow under, shadow below, shadow underneath',
    answer: 'A shadow comes with a ground to stand on: say “on marble”, “on concrete” or “studio background”.',
  },
  {
    topic: 'reset',
    says: 'start over, start again, reset, back to the original, the original, original, back to the start, back to the beginning, undo everything, undo all, undo the last two, undo two, two steps back, last two steps, from scratch, begin again',
    answer:
      'I go back one step at a time (“undo that”); to go further back, choose an earlier picture in the conversation.',
  },
  {
    topic: 'finish',
    says: 'shiny, shinier, glossy, glossier, matte, matter, matt, polished, sheen, sparkly finish, smoother, rougher, textured, transparent fabric, see through, fluffier, wrinkle free, ironed, iron it',
    answer: 'Name the cloth that looks so: for example “in satin”, “in patent leather”, “in wool” or “in velvet”.',
  },
  {
    topic: 'merge',
    says: 'collage, combine, merge, blend with, mix with, second picture, two pictures, side by side, before and after, another photo, the other photo',
    answer:
      'Add the other picture to the message and say what it is for (“put this on her”, “put this behind it”, “make it this colour”); Create Variations blends two (its blend image).',
  },
  {
    topic: 'export',
    says: 'download, save, export, print it, send, share, email, publish, post it, upload it, delete the picture, delete it, delete this picture, jpg, jpeg, pdf',
    answer: 'Saving, sharing and downloading are on the picture’s own menu; here I edit what it shows.',
  },
  {
    topic: 'taste',
    says: 'nicer, better, prettier, expensive, elegant, beautiful, luxurious, luxury, sexier, cuter, interesting, professional, chic, fancy, fancier, boring, amazing, awesome, wow, stylish, trendy, fashionable, cool looking, surprise me, something else, something different',
    answer:
      'Say it in things I can see: a colour (“make it black”), a cloth (“in silk”), a place (“on marble”) or a light (“soft light”, “golden hour”).',
  },
  {
    topic: 'talk',
    says: 'who are you, what can you do, what do you do, help, how are you, what is, what s, why, when, where is, where are, who, weather, how do i, how can i, how to, how much, tell me, opinion, what do you think, do you like, joke, your name, are you, what else, what now',
    answer:
      'I edit this picture by message: colour, cloth, background, light, crop, retouching. Try “make it navy”, “on marble”, “warmer” or “crop to a square”.',
  },
];

/** The answer when nothing in the message was understood. */
export const NOT_UNDERSTOOD =
  'I did not understand that. I can change colour and cloth, background, light and frame: try “make it navy”, “white background”, “a bit brighter” or “crop to 4:5”.';

export const NOTHING_SAID = 'Say what to change: for example “make it emerald”, “on marble”, “warmer” or “crop to a square”.'; // prettier-ignore

export const topicAnswer = (topic: Topic): string => topicRows.find((row) => row.topic === topic)!.answer;
