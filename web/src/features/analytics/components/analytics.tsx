import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { trackEvent } from '../../../lib/browser/track-event.ts';
import { useIsAsked, useIsCounted } from '../consent.store.ts';
import { pageName } from '../page-name.ts';
import { endTagManager, startTagManager } from '../tag-manager.ts';
import { ConsentBanner } from './consent-banner.tsx';

interface AnalyticsProps {
  readonly gtmId: string;
  readonly debug: boolean;
}

/** Reports page views to analytics if the person has consented, and shows the consent banner before an answer. */
export function Analytics({ gtmId, debug }: AnalyticsProps) {
  const isCounted = useIsCounted();
  const { pathname } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  const page = pageName(pathname, params);
  useEffect(() => {
    if (isCounted) startTagManager({ id: gtmId, debug });
    else endTagManager();
  }, [isCounted, gtmId, debug]);
  useEffect(() => {
    if (isCounted) trackEvent('content-view', { 'content-name': page, 'content-view-name': page });
  }, [isCounted, page]);
  return useIsAsked() && <ConsentBanner />;
}
