import { useEffect } from 'react';
import { useProductName } from '../text/product-name.ts';

/**
 * Sets the title of the browser tab, for example `My Images · Kenna`, or to the product's name alone without a title.
 */
export function usePageTitle(title?: string): void {
  const productName = useProductName();
  useEffect(() => {
    document.title = [title, productName].filter(Boolean).join(' · ');
  }, [title, productName]);
}
