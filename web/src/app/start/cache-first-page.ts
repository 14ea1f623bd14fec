import type { FirstPage } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { cacheGallery } from '../../features/gallery/gallery.api.ts';
import { cacheProduct } from '../../features/session/session.api.ts';

/** Puts the data that the server rendered the page with into the query cache, so that it is not fetched again. */
export function cacheFirstPage(queryClient: QueryClient, { product, gallery }: FirstPage): void {
  cacheProduct(queryClient, product);
  cacheGallery(queryClient, gallery);
}
