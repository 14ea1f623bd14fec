import { useEffect } from 'react';
import { useProductName } from '../text/product-name.ts';

/** Names the browser's tab, `My Images · Kenna`; without a title it is the product's name alone. */
export function usePageTitle(title?: string): void {
  const productName = useProductName();
  useEffect(() => {
    document.title = [title, productName].filter(Boolean).join(' · ');
  }, [title, productName]);
}
