import { Button } from '@mantine/core';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { useDevices, useRevokeDevice } from '../../account.api.ts';
import classes from '../account.module.css';

/** Lists the devices on which the person is logged in. */
export function DeviceList() {
  const devices = useDevices();
  const revoke = useRevokeDevice();
  if (devices === null) return <p className={classes.empty}>Please wait...</p>;
  return (
    <>
      <ul className={classes.list}>
        {devices.map(({ id, device, is_current: isCurrent, last_seen_at: seen }) => (
          <li key={id} className={classes.item}>
            <div>
              <strong>{device}</strong>
              <small>
                {isCurrent ? (
                  'This device'
                ) : (
                  <>
                    Last seen <RelativeTime moment={seen} />
                  </>
                )}
              </small>
            </div>
            {!isCurrent && (
              <Button
                variant="default"
                aria-label={`Log out ${device}`}
                loading={revoke.isPending && revoke.variables === id}
                onClick={() => revoke.mutate(id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <div>
          <Button
            variant="default"
            loading={revoke.isPending && revoke.variables === null}
            onClick={() => revoke.mutate(null)}
          >
            Log out all other devices
          </Button>
        </div>
      )}
    </>
  );
}
