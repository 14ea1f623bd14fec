import { useHomePrompt } from '../home.store.ts';
import classes from './kept-words.module.css';

/** Tells a visitor who asked for a picture on the home page that its words wait there until they are logged in. */
export function KeptWords() {
  const { prompt, waitsForLogin } = useHomePrompt();
  if (!waitsForLogin) return null;
  return (
    <p className={classes.kept}>
      Log in or sign up to make your picture. Your words are kept: <q>{prompt}</q>
    </p>
  );
}
