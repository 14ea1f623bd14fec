import { useElementSize } from '@mantine/hooks';
import { mdiLanDisconnect } from '@mdi/js';
import { useLayoutEffect } from 'react';
import { useConnection } from '../../lib/realtime/connection.store.ts';
import { useProductName } from '../../lib/text/product-name.ts';
import { Icon } from '../../ui/icon.tsx';
import floating from '../../ui/messages/floating-message.module.css';
import classes from './away-banner.module.css';
import { askServerNow } from './use-server-watch.ts';

/**
 * Banner shown below the top bar while the server does not answer; it pushes the page down. The status region is always
 * present, so that screen readers announce the banner.
 */
export function AwayBanner() {
  const away = useConnection((state) => state.away);
  const productName = useProductName();
  const { ref, height } = useElementSize();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (away && height > 0) style.setProperty('--away', `${height}px`);
    return () => void style.removeProperty('--away');
  }, [away, height]);
  return (
    <div ref={ref} role="status" className={classes.place}>
      {away && (
        <div className={`${floating.message} ${classes.banner}`}>
          <span className={classes.icon}>
            <Icon path={mdiLanDisconnect} size={20} />
          </span>
          <p className={floating.text}>
            {productName} cannot be reached right now. Your work is safe, and this page reconnects by itself.
          </p>
          <button type="button" className={floating.action} onClick={askServerNow}>
            Try now
          </button>
        </div>
      )}
    </div>
  );
}
