import { Link, useNavigate, useParams } from 'react-router';
import { PromptForm } from '../../features/default-prompts/components/prompt-form.tsx';
import { useDefaultPrompt } from '../../features/default-prompts/default-prompts.api.ts';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import { NotFoundPage } from '../shared/not-found-page.tsx';

const LIST = '/admin/prompt/list';
const back = <Link to={LIST}>Default prompts</Link>;

export function NewPromptPage() {
  const navigate = useNavigate();
  return (
    <AdminPage title="New default prompt" back={back} narrow>
      <PromptForm prompt={null} onSaved={() => void navigate(LIST)} />
    </AdminPage>
  );
}

export function PromptPage() {
  const navigate = useNavigate();
  const { data, isError } = useDefaultPrompt(Number(useParams()['id']));
  if (isError) return <NotFoundPage />;
  if (!data) return <PleaseWait />;
  return (
    <AdminPage title={data.prompt.title} back={back} narrow>
      <PromptForm key={data.prompt.id} prompt={data.prompt} onSaved={() => void navigate(LIST)} />
    </AdminPage>
  );
}
