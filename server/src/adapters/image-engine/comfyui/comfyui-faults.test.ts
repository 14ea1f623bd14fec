import { openStudio } from '../../../testing/fake-comfyui/comfyui-studio.ts';
import type { FakeComfyui } from '../../../testing/fake-comfyui/fake-comfyui.ts';
import { describeFaults } from '../faults.conformance.ts';

for (const version of ['old', '0.33', 'new'] as const) {
  const isCancelled = ({ requests }: FakeComfyui) =>
    requests.some((request) => request === 'POST /interrupt' || request.endsWith('/cancel'));
  describeFaults<FakeComfyui>(`a ComfyUI of the version ${version}`, {
    async open() {
      const { engine, fake } = await openStudio({ version });
      return { engine, server: fake };
    },
    orders: ({ prompts }) => prompts.length,
    restart: 'lost',
    losses: [{ words: 'the server crashes', cause: (fake) => fake.failNext('crash'), kind: 'unavailable' }],
    async cancel(fake) {
      while (!isCancelled(fake)) await new Promise((resolve) => setImmediate(resolve));
    },
    // It names no time after which to ask again.
    overloads: [
      { words: 'status 429', cause: (fake) => fake.refuseNext({ status: 429 }), kind: 'busy' },
      { words: 'status 503', cause: (fake) => fake.refuseNext({ status: 503 }), kind: 'busy' },
    ],
  });
}
