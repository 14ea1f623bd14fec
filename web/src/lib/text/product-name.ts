import { createContext, useContext } from 'react';

interface ProductIdentity {
  readonly name: string;
  /** The name as it is written in addresses and file names. */
  readonly slug: string;
  /** Prompts of the free plan; undefined before the first page. */
  readonly free_prompts?: number;
}

/** Name of this installation. The context is filled before the first page is rendered. */
export const Product = createContext<ProductIdentity>({ name: '', slug: '' });

export const useProductName = (): string => useContext(Product).name;

export const useFreePrompts = (): number | undefined => useContext(Product).free_prompts;

export const useProductSlug = (): string => useContext(Product).slug;
