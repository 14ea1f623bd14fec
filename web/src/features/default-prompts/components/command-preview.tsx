import { assembleFinalPrompt, MODE_TABLE, parsePromptTemplate, type Mode } from '@kenna/contract';
import { sampleCommand } from '../sample-command.ts';
import classes from './default-prompts.module.css';

/** Cuts a final prompt where its commands begin. */
const commandsOf = (text: string): string[] => text.split(/ (?=\/[a-z]|\[\[\[)/u);
const isHouse = (text: string): boolean => /^\/with(out)? /u.test(text);

/** What a template makes of a request, as it is typed. */
export function CommandPreview({ page, template }: { page: Mode; template: string }) {
  const read = parsePromptTemplate(template);
  const text = assembleFinalPrompt(sampleCommand(page), read);
  return (
    <section className={classes.preview} aria-labelledby="command-preview">
      <h2 id="command-preview">Final prompt</h2>
      <p className={classes.command} aria-live="polite" data-testid="command">
        {commandsOf(text).map((command, at) => (
          <span key={at} data-house={isHouse(command)}>
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
