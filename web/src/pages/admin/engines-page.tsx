import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { EngineCard } from '../../features/engines/components/engine-card.tsx';
import { EngineOrder } from '../../features/engines/components/engine-order.tsx';
import { LanguageModels } from '../../features/engines/components/language-models.tsx';
import { useEngineStates } from '../../features/engines/engines.api.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

/** The image engines and language models of the installation. */
export function EnginesPage() {
  const { data } = useEngineStates();
  return (
    <AdminPage
      title="Engines"
      text="Each render goes to the least busy engine that can do it. Whoever runs the server connects one by a setting of its environment, such as COMFYUI_URL, SDWEBUI_URL or OPENAI_API_KEY."
    >
      {data && <EngineOrder engines={data.engines} />}
      {data?.engines.map((engine) => (
        <EngineCard key={engine.name} engine={engine} />
      ))}
      {data ? <LanguageModels models={data.language_models} /> : <PleaseWait />}
    </AdminPage>
  );
}
