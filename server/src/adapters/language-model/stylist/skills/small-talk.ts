/** Greetings, questions about the assistant itself, and questions that it cannot answer. */
import type { AnswerMark } from '../../../../ports/language-model.port.ts';
import type { Question, Reply, Skill } from '../reply.ts';
import { subjectsIn } from '../subjects.ts';

const QUESTIONS: readonly AnswerMark[] = [
  { mark: 'ask', text: 'Which fabrics fall softly?' },
  { mark: 'ask', text: 'What goes with emerald?' },
  { mark: 'ask', text: 'Write me a prompt for an evening dress' },
];

/** A greeting is only answered as such when it is short: "hello" greets, "hello, which fabric is best" asks. */
const isShort = ({ words }: Question): boolean => words.trim().split(' ').length <= 6;

/** "Cool!" is thanks; "which metal suits cool undertones" is a question. */
const isAsking = (asked: Question): boolean => {
  const { fabrics, terms, uses } = subjectsIn(asked.words);
  return fabrics.length + terms.length + uses.length > 0;
};

const CAN =
  'I can explain **fabrics** and **cuts**, find **colours** that go together, write and improve **prompts**, and show you which **tool** of the studio does what.';
const KNOWLEDGE_BASE = 'the [knowledge base](/knowledge-base)';
const CANNOT =
  'I am not a large language model: I go by a written vocabulary of fashion and by the knowledge base. I cannot see pictures, look at the web or your account, and I speak English only.';

export function identitySkill({ words, productName }: Question): Reply | null {
  const asksWho =
    / (who|what) (are|r) (you|u) | your name | are you (a |an )?(\w+ )?(ai|bot|robot|human|person|real|chatgpt|gpt|llm|model|machine) | (chatgpt|gpt|claude|gemini|openai) /;
  const asksWhat =
    / what (can|do) you (do|know) | how can you help | what (are|is) you(r)? (for|limits) | (cant|cannot) you do |^ help $| you( \w+)? (see|look at|view|analy[sz]e) (my|this|the|a|these) (picture|pictures|image|images|photo|photos) /;
  if (!asksWho.test(words) && !asksWhat.test(words)) return null;
  return {
    paragraphs: [
      `I am the built-in stylist of ${productName}, a program without a language model behind it.`,
      CAN,
      CANNOT,
    ],
    marks: QUESTIONS,
  };
}

const TALK: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    / (thanks|thank you|thx|cheers|great|perfect|awesome|nice|lovely|cool) /,
    ['You are welcome. What shall we make next?', 'Gladly. Shall we go on?'],
  ],
  [/ (bye|goodbye|see you|good night) /, ['Until next time. Your conversation stays here.']],
  [
    / (how are you|hows it going|how do you do) /,
    ['Always the same, as programs are: ready. What are you working on?'],
  ],
  [
    / (hi|hello|hey|good morning|good afternoon|good evening|yo|hiya) /,
    ['Hello! What are you designing?', 'Hello! A fabric, a colour, a prompt: what shall it be?'],
  ],
  [
    / (joke|funny|laugh) /,
    ['I know cloth better than jokes: velvet never lets itself be pressed. Shall we look at a fabric?'],
  ],
  [
    / (sorry|never mind|nevermind|forget it) /,
    ['Nothing to be sorry for. Ask me anything about fabrics, colours or prompts.'],
  ],
  [/^ (yes|no|ok|okay|sure|maybe) $/, ['Tell me a little more: a garment, a fabric or a colour is enough.']],
];

export const smallTalkSkill: Skill = (asked) => {
  if (!isShort(asked) || isAsking(asked) || asked.reader.read(asked.text).pieces.length > 0) return null;
  const [, replies] = TALK.find(([means]) => means.test(asked.words)) ?? [];
  const said = replies && asked.choose.of(replies);
  return said === undefined ? null : { paragraphs: [said], marks: QUESTIONS };
};

type Refusal = readonly [RegExp, string];

/** Refusals about the world and current events, checked before fabrics and colours, whichever are mentioned. */
const OF_THE_DAY: readonly Refusal[] = [
  [
    / (ignore|disregard|forget) (all |your |the |any |previous |prior |above )*(instructions?|rules|prompts?) | system prompt | (reveal|print|show) your (instructions|prompt|rules) /,
    'I have no hidden instructions to give away: I am a program with a written vocabulary.',
  ],
  [
    / (weather|news|election|president|politics|football|stock market|bitcoin|crypto) /,
    'I hear nothing of the day, so no news, no weather, no markets.',
  ],
  [
    / (trend|trends|trending|going to sell|sells? best|next (season|spring|summer|autumn|fall|winter|year)|ss ?\d\d|aw ?\d\d|fw ?\d\d|this season|right now) /,
    'I do not follow the seasons, and I would only be guessing at trends.',
  ],
  [
    / (suppliers?|factory|factories|manufacturers?|mills?|revenue|turnover|where can i (get|find|buy)|shops?) /,
    'I have no list of shops, suppliers, factories or their figures.',
  ],
  [
    / (pantone|tcx|ral) /,
    'the numbers of Pantone and RAL are standards of others, and I hold only hex codes. Compare the hex code with a swatch book in daylight, and have a lab dip made to the swatch.',
  ],
  [/ (doctor|medical|legal|lawyer|trademark|tax|taxes|vat|customs) /, 'it needs somebody who may give such advice.'],
];

/** Refusals checked after the other topics, because the same words occur in questions that can be answered. */
const BEYOND: readonly Refusal[] = [
  [/ (price|prices|cost|costs|buy|shop|cheap|in fashion|today|score|allerg\w*) /, 'I have no prices, shops or news.'],
  [
    / (code|python|javascript|html|sql|program|equation|math|maths|calculate|translate|essay|poem|recipe|capital of) /,
    'I only know cloth, colours, cuts, prompts and this studio.',
  ],
];

const refusalFrom =
  (refusals: readonly Refusal[]): Skill =>
  (asked) => {
    const [, said] = refusals.find(([means]) => means.test(asked.words)) ?? [];
    if (said === undefined) return null;
    return {
      paragraphs: [`I do not know that: ${said}`, CAN, `What the studio does is in ${KNOWLEDGE_BASE}.`],
      marks: QUESTIONS,
    };
  };

export const dayOutsideSkill = refusalFrom(OF_THE_DAY);
export const outsideSkill = refusalFrom(BEYOND);

/** The answer when no skill has one. */
export const unknownSkill: Skill = () => ({
  paragraphs: [
    'I do not know that, and I will not make something up.',
    CAN,
    `Try a garment, a fabric, a colour or the name of a tool, or look through ${KNOWLEDGE_BASE}.`,
  ],
  marks: QUESTIONS,
});
