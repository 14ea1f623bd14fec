import { createContext, useContext } from 'react';

/** The name of this installation, known before anything else is shown. */
export const ProductName = createContext('');

export const useProductName = (): string => useContext(ProductName);
