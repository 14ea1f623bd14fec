import { execute, GraphQLError, parse, validate, type DocumentNode } from 'graphql';
import { depthOf } from './depth-of.ts';
import type { ContentReply, GraphRequest } from '../../../../ports/content-repository.port.ts';
import type { GraphContext } from './graph-context.ts';
import { graphSchema } from './graph-schema.ts';

/** Maximum depth of a query. Links can form cycles, and no real query is deeper; introspection needs fifteen. */
const MAX_DEPTH = 16;
const MAX_TOKENS = 2000;

const refused = (errors: readonly GraphQLError[]): ContentReply => ({
  status: 400,
  body: { errors: errors.map((error) => error.toJSON()) },
});

function understood(query: string): DocumentNode | GraphQLError {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    return depthOf(document) > MAX_DEPTH ? new GraphQLError(`A query may be ${MAX_DEPTH} levels deep.`) : document;
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError(String(error));
  }
}

/**
 * Runs a query on one state of the content. An invalid query is refused with status 400 and the reasons in `errors`.
 */
export async function answerGraph(request: GraphRequest, context: GraphContext): Promise<ContentReply> {
  const document = understood(request.query);
  if (document instanceof GraphQLError) return refused([document]);
  const mistakes = validate(graphSchema, document, undefined, { maxErrors: 10 });
  if (mistakes.length > 0) return refused(mistakes);
  const body = await execute({
    schema: graphSchema,
    document,
    contextValue: context,
    variableValues: request.variables ?? {},
    operationName: request.operationName,
  });
  return { status: 200, body };
}
