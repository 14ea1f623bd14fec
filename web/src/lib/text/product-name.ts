import { createContext, useContext } from 'react';

interface ProductIdentity {
  readonly name: string;
  /** As addresses spell it. */
  readonly slug: string;
}

/** What this installation is called, known before anything else is shown. */
export const Product = createContext<ProductIdentity>({ name: '', slug: '' });

export const useProductName = (): string => useContext(Product).name;

export const useProductSlug = (): string => useContext(Product).slug;
