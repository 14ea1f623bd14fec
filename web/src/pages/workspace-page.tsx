import type { Mode } from '@kenna/contract';
import { Notice } from '../ui/notice.tsx';

export function workspacePage(mode: Mode) {
  return function WorkspacePage() {
    return <Notice title={mode} text="" />;
  };
}
