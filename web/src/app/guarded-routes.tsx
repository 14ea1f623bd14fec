import type { RouteObject } from 'react-router';
import { BrokenPage } from './broken-page.tsx';

/**
 * Pages within a frame, which stays with its navigation when one of them fails to load or to render. The boundary is a
 * route of its own, because the router shows nothing for an error in a route whose code has not loaded.
 */
export const guarded = (pages: RouteObject[]): RouteObject[] => [{ errorElement: <BrokenPage />, children: pages }];
