import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useProductName } from '../../lib/text/product-name.ts';
import classes from './veil.module.css';

interface VeilProps {
  readonly veiled: boolean;
  /** Opens the report of the picture; without it reporting is not offered. */
  readonly onReport?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Blurs an explicit picture until the person chooses to view it. */
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
