import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useProductName } from '../../lib/text/product-name.ts';
import classes from './veil.module.css';

interface VeilProps {
  readonly veiled: boolean;
  /** Lets a person report what they do not want to see. */
  readonly onReport?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Blurs a picture that a person has not asked to see, until they do. */
export function Veil({ veiled, onReport, children }: VeilProps) {
  const [lifted, setLifted] = useState(false);
  const productName = useProductName();
  if (!veiled || lifted) return children;
  return (
    <div className={classes.veil}>
      <div className={classes.hidden} inert>
        {children}
      </div>
      <div className={classes.words}>
        <p>Some images may be blocked</p>
        <button type="button" onClick={() => setLifted(true)}>
          View
        </button>
        <Link to="/content-guidelines">{`View ${productName} Guidelines`}</Link>
        {onReport && (
          <button type="button" onClick={onReport}>
            Report and Delete
          </button>
        )}
      </div>
    </div>
  );
}
