/** Separates the text of an answer from the mark lines in it, while the answer arrives in pieces. */
import { ANSWER_MARK } from '../../ports/language-model.port.ts';

/** Maximum length of a mark line, with room for a whole prompt as JSON; longer ones are discarded. */
const MAX_MARK_LENGTH = 8000;
/** An empty code fence remains when the marks inside it are removed. */
const EMPTY_FENCES = /```[a-z]*\s*```/g;

export interface ReadAnswer {
  readonly text: string;
  /** The unparsed text after each mark sign. */
  readonly marks: readonly string[];
}

export function createAnswerReader() {
  const marks: string[] = [];
  let shown = '';
  /** The part of the current line that may still become a mark. */
  let held = '';
  let isAtStart = true;
  /** True while the rest of an overlong mark's line is skipped. */
  let isSkipping = false;

  const couldBeMark = (line: string): boolean => {
    const begun = line.trimStart();
    return begun.startsWith(ANSWER_MARK) || ANSWER_MARK.startsWith(begun);
  };

  function takeLine(line: string, isEnded: boolean): string {
    if (isAtStart && line.trimStart().startsWith(ANSWER_MARK)) {
      if (line.length <= MAX_MARK_LENGTH) marks.push(line.trim().slice(ANSWER_MARK.length).trim());
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
    /** Returns the part of the text for the person; '' while that is undecided. */
    read(piece: string): string {
      const lines = afterSkipped(held + piece).split('\n');
      const rest = lines.pop() ?? '';
      let out = '';
      for (const line of lines) out += takeLine(line, true);
      const waits = isAtStart && couldBeMark(rest);
      isSkipping ||= waits && rest.length > MAX_MARK_LENGTH;
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
