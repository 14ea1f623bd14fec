import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { FailedRenders } from '../../features/health/components/failed-renders.tsx';
import { HealthBoard } from '../../features/health/components/health-board.tsx';
import classes from '../../features/health/components/health.module.css';
import { UnsignedPictures } from '../../features/health/components/unsigned-pictures.tsx';
import { useHealth } from '../../features/health/health.api.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

/** State of the installation and recent failures. */
export function HealthPage() {
  const { data } = useHealth();
  return (
    <AdminPage title="Health" text="Updated every ten seconds while this page is open.">
      {data ? <HealthBoard health={data} /> : <PleaseWait />}
      <section className={classes.section}>
        <h2>Failed renders</h2>
        <FailedRenders />
      </section>
      <section className={classes.section}>
        <h2>Unsigned pictures</h2>
        <UnsignedPictures />
      </section>
    </AdminPage>
  );
}
