import { Button } from '@mantine/core';
import { mdiAlertCircleOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import classes from './results.module.css';

interface ResultNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action?: string;
  readonly onAct?: () => void;
}

export function ResultNotice({ title, text, action, onAct }: ResultNoticeProps) {
  return (
    <section className={classes.notice} role="alert">
      <Icon path={mdiAlertCircleOutline} size={24} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action !== undefined && <Button onClick={onAct}>{action}</Button>}
    </section>
  );
}
