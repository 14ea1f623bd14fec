import type { Skill } from '../reply.ts';
import { colourSkill } from './colours.ts';
import { cutSkill } from './cuts.ts';
import { fabricSkill } from './fabrics.ts';
import { knowHowSkill } from './know-how.ts';
import { languageSkill } from './languages.ts';
import { pictureSkill } from './pictures.ts';
import { pageSkill, productNoteSkill, productSkill } from './product.ts';
import { followUpSkill, ideaSkill, promptSkill } from './prompts.ts';
import { dayOutsideSkill, identitySkill, outsideSkill, smallTalkSkill, unknownSkill } from './small-talk.ts';

/** In order of precedence; the first skill that returns an answer gives it, and the last always does. */
export const skills: readonly Skill[] = [
  pictureSkill,
  languageSkill,
  identitySkill,
  smallTalkSkill,
  productNoteSkill,
  productSkill,
  dayOutsideSkill,
  knowHowSkill,
  fabricSkill,
  cutSkill,
  colourSkill,
  followUpSkill,
  ideaSkill,
  promptSkill,
  outsideSkill,
  pageSkill,
  unknownSkill,
];
