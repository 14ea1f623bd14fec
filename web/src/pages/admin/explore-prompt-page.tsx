import { HOME_MODEL, MODELS, type ImageItem } from '@kenna/contract';
import { Link, useNavigate, useParams } from 'react-router';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { ExploreForm, type ExploreValues } from '../../features/explore-prompts/components/explore-form.tsx';
import {
  useChangeExplorePrompt,
  useCreateExplorePrompt,
  useExplorePrompt,
} from '../../features/explore-prompts/explore-prompts.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import { NotFoundPage } from '../shared/not-found-page.tsx';
import { usePictureChoice } from './use-picture-choice.tsx';

const LIST = '/admin/explore/prompt/list';
const back = <Link to={LIST}>Explore prompts</Link>;
const fieldsOf = (error: unknown) => (isApiError(error) ? error.fields : {});

/** Initial values of the form: the prompts of the chosen picture. */
const wordsOf = (picture: ImageItem | null): ExploreValues => ({
  prompt: picture?.prompt ?? '',
  negative_prompt: picture?.negative_prompt ?? '',
  model: MODELS.find((model) => model === picture?.model) ?? HOME_MODEL,
  is_hidden: false,
});

export function NewExplorePromptPage() {
  const navigate = useNavigate();
  const create = useCreateExplorePrompt();
  const { picture, ways } = usePictureChoice();
  const submit = (values: ExploreValues) =>
    picture && create.mutate({ image_id: picture.id, ...values }, { onSuccess: () => void navigate(LIST) });
  return (
    <AdminPage title="New explore prompt" back={back}>
      <ExploreForm
        key={picture?.id}
        picture={picture}
        values={wordsOf(picture)}
        refusal={fieldsOf(create.error)}
        busy={create.isPending}
        submit="Create explore prompt"
        onSubmit={submit}
      >
        {ways}
      </ExploreForm>
    </AdminPage>
  );
}

export function ExplorePromptPage() {
  const navigate = useNavigate();
  const id = Number(useParams()['id']);
  const { data, isError } = useExplorePrompt(id);
  const change = useChangeExplorePrompt();
  if (isError) return <NotFoundPage />;
  if (!data) return <PleaseWait />;
  const { prompt, negative_prompt, model, is_hidden } = data.item;
  return (
    <AdminPage title="Explore prompt" back={back}>
      <ExploreForm
        picture={data.item}
        values={{ prompt, negative_prompt, model, is_hidden }}
        refusal={fieldsOf(change.error)}
        busy={change.isPending}
        submit="Save"
        onSubmit={(values) => change.mutate({ id, ...values }, { onSuccess: () => void navigate(LIST) })}
      />
    </AdminPage>
  );
}
