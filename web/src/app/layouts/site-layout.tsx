import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { ConsentLink } from '../../features/analytics/components/consent-link.tsx';
import { Footer } from '../../features/navigation/components/footer.tsx';
import { productQuery } from '../../features/session/session.api.ts';
import { PageHeader } from './page-header.tsx';
import classes from './layouts.module.css';

/** Frame of most pages outside the workspace: top bar, page and footer. */
export function SiteLayout() {
  const gtmId = useQuery(productQuery).data?.analytics.gtm_id ?? null;
  return (
    <div className={classes.site}>
      <PageHeader />
      <div id="content" tabIndex={-1} className={classes.page}>
        <Outlet />
      </div>
      <Footer>{gtmId !== null && <ConsentLink />}</Footer>
    </div>
  );
}
