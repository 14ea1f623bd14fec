import swagger from '@fastify/swagger';
import { API_BASE } from '@kenna/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { docsGuide } from './docs-guide.ts';
import { docsPage, type ApiDocument } from './docs-page.ts';

interface Description {
  readonly productName: string;
  readonly publicUrl: string;
}

/** The form parser reads files, so route schemas do not describe them. */
const UPLOAD_FORM = {
  type: 'object',
  properties: { image: { type: 'string', format: 'binary' }, user_id: { type: 'integer' } },
  required: ['image'],
};

const describeRoute: typeof jsonSchemaTransform = (route) => {
  const described = jsonSchemaTransform(route);
  const isUpload = described.schema.consumes?.includes('multipart/form-data') ?? false;
  return isUpload ? { ...described, schema: { ...described.schema, body: UPLOAD_FORM } } : described;
};

/**
 * Describes every route that is bound after this call; the document and its page are generated from the contract alone.
 */
export async function describeApi(app: FastifyInstance, { productName, publicUrl }: Description): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version: '1',
        description:
          'Every answer is { code, message, data }; code 0 is success. Log in for a token and send it as a bearer.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key of the account settings, on calls whose scope it has.',
          },
        },
      },
    },
    transform: describeRoute,
  });
  app.get(`${API_BASE}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as ApiDocument, docsGuide(publicUrl))),
  );
}
