import type { GalleryPage } from '../admin/explore.schema.ts';
import type { Product } from './product.routes.ts';

/** The data that the first page needs first. When the server has rendered that page, the HTML contains it. */
export interface FirstPage {
  readonly product: Product;
  readonly gallery: GalleryPage;
}

/** Id of the page's element that holds this data as JSON. */
export const FIRST_PAGE_ID = 'first-page';
