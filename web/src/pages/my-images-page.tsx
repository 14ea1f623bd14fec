import { Notice } from '../ui/notice.tsx';

export function MyImagesPage() {
  return <Notice title="My images" text="" />;
}
