import { assembleFinalPrompt, MODE_TABLE, parsePromptTemplate, type Mode } from '@kenna/contract';
import { sampleCommand } from '../sample-command.ts';
import classes from './default-prompts.module.css';

/** Splits a final prompt before each of its commands. */
const commandsOf = (text: string): string[] => text.split(/ (?=\/[a-z]|\[\[\[)/u);
/** Whether a command contains the admin's own words, which are added to every prompt. */
const isAddedByAdmin = (text: string): boolean => /^\/with(out)? /u.test(text);

/** Previews the final prompt that a template produces, while it is typed. */
export function CommandPreview({ page, template }: { page: Mode; template: string }) {
  const read = parsePromptTemplate(template);
  const text = assembleFinalPrompt(sampleCommand(page), read);
  return (
    <section className={classes.preview} aria-labelledby="command-preview">
      <h2 id="command-preview">Final prompt</h2>
      <p className={classes.command} aria-live="polite" data-testid="command">
        {commandsOf(text).map((command, at) => (
          <span key={at} data-added={isAddedByAdmin(command)}>
            {`${command} `}
          </span>
        ))}
      </p>
      <p className={classes.hint}>
        {`With sample values of ${MODE_TABLE[page].navigation}. Placeholders that you leave out follow in the usual order; your own words are added to every prompt.`}
      </p>
    </section>
  );
}
