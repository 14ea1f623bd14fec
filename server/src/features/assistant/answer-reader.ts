/** Tells the words of an answer from the marks below them, while the answer comes in pieces. */
import { ANSWER_MARK } from '../../ports/language-model.port.ts';

/** A mark is never longer than a prompt with its brackets; what is, is thrown away. */
const LONGEST_MARK = 8000;
/** What a fence around marks leaves behind. */
const EMPTY_FENCES = /```[a-z]*\s*```/g;

export interface ReadAnswer {
  readonly text: string;
  /** What stood behind each mark sign, unread. */
  readonly marks: readonly string[];
}

export function createAnswerReader() {
  const marks: string[] = [];
  let shown = '';
  /** Of the line that is coming in: what may still turn out to be a mark. */
  let held = '';
  let isAtStart = true;
  /** In a mark that is too long, up to the end of its line. */
  let isSkipping = false;

  const couldBeMark = (line: string): boolean => {
    const begun = line.trimStart();
    return begun.startsWith(ANSWER_MARK) || ANSWER_MARK.startsWith(begun);
  };

  function takeLine(line: string, isEnded: boolean): string {
    if (isAtStart && line.trimStart().startsWith(ANSWER_MARK)) {
      if (line.length <= LONGEST_MARK) marks.push(line.trim().slice(ANSWER_MARK.length).trim());
      return '';
    }
    isAtStart = isEnded;
    return isEnded ? `${line}\n` : line;
  }

  function afterSkipped(text: string): string {
    if (!isSkipping) return text;
    const end = text.indexOf('\n');
    isSkipping = end === -1;
    return isSkipping ? '' : text.slice(end + 1);
  }

  return {
    /** Answers what of it is for the person; '' while that cannot be told yet. */
    read(piece: string): string {
      const lines = afterSkipped(held + piece).split('\n');
      const rest = lines.pop() ?? '';
      let out = '';
      for (const line of lines) out += takeLine(line, true);
      const waits = isAtStart && couldBeMark(rest);
      isSkipping ||= waits && rest.length > LONGEST_MARK;
      held = waits && !isSkipping ? rest : '';
      if (!waits) out += takeLine(rest, false);
      shown += out;
      return out;
    },

    end(): ReadAnswer {
      shown += takeLine(held, false);
      held = '';
      return { text: shown.replace(EMPTY_FENCES, '').trim(), marks };
    },
  };
}
