import { Link } from 'react-router';
import { useProductName } from '../../../lib/text/product-name.ts';
import classes from './top-bar.module.css';

export function Logo() {
  return (
    <Link to="/" className={classes.logo}>
      {useProductName()}
    </Link>
  );
}
