import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useProductName } from '../../../lib/text/product-name.ts';
import classes from './footer.module.css';

/** The footer. `children` are additional links of the installation. */
export function Footer({ children }: { children?: ReactNode }) {
  const productName = useProductName();
  return (
    <footer className={classes.footer}>
      <span className={classes.name}>{productName}</span>
      <nav aria-label="About" className={classes.links}>
        <Link className={classes.site} to="/#explore">
          Explore
        </Link>
        <Link className={classes.site} to="/showcase">
          Showcase
        </Link>
        <Link className={classes.site} to="/knowledge-base">
          Learn
        </Link>
        <Link to="/terms-of-use">Terms of use</Link>
        <Link to="/about">About</Link>
        <Link to="/privacy-policy">Privacy policy</Link>
        <Link to="/content-guidelines">Content guidelines</Link>
        <Link to="/verify">Verify a picture</Link>
        {children}
      </nav>
    </footer>
  );
}
