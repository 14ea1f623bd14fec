import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { answerConsent } from '../consent.store.ts';
import classes from './consent-banner.module.css';

/** Asks for consent to analytics. Both answers look alike, and the banner does not block the page. */
export function ConsentBanner() {
  return (
    <section className={classes.banner} aria-label="Analytics">
      <p>
        May we count visits to improve the product? No advertising. <Link to="/privacy-policy">Privacy policy</Link>
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => answerConsent('refused')}>
          No, thanks
        </Button>
        <Button variant="default" onClick={() => answerConsent('given')}>
          Allow
        </Button>
      </div>
    </section>
  );
}
