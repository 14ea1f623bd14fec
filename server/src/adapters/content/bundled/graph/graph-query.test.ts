import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exampleRepository,
  RELEASE_TOKEN as TOKEN,
  type ExampleRepository,
} from '../../../../testing/example-repository.ts';

let content: ExampleRepository;
beforeAll(async () => {
  content = await exampleRepository();
});
afterAll(() => content.close());

describe('the graph query', () => {
  async function answerTo(query: string, variables = {}) {
    const url = `${content.server.origin}/content/graphql?query=${encodeURIComponent(query)}&variables=${JSON.stringify(variables)}`;
    return (await content.client({ accessToken: TOKEN }).graphQLFetch(url)).json() as Promise<{
      data: unknown;
      errors?: unknown;
    }>;
  }

  it('lists, finds and sorts documents and resolves links', async () => {
    const { data } = await answerTo(
      `query($uid: String!) {
        lesson(uid: $uid, lang: "en-us") { title body cover _meta { uid tags } related { document { __typename ... on Page { title } } } }
        allLessons(sortBy: order_ASC, first: 1) { totalCount pageInfo { hasNextPage endCursor } edges { node { title order } } }
        allTutorials(where: { title_fulltext: "fill" }) { edges { node { mode lesson { ... on Lesson { title } } } } }
        _allDocuments(tags: ["masks"], lang: "*") { edges { node { __typename _meta { uid } } } }
      }`,
      { uid: 'masks' },
    );
    expect(data).toMatchObject({
      lesson: {
        title: 'Painting masks',
        _meta: { uid: 'masks', tags: ['masks', 'tools'] },
        cover: { url: expect.stringContaining(content.server.origin) },
        related: [{ document: { __typename: 'Tutorial' } }, { document: { __typename: 'Page', title: 'About us' } }],
      },
      allLessons: { totalCount: 2, pageInfo: { hasNextPage: true }, edges: [{ node: { title: 'Colours', order: 1 } }] },
      allTutorials: { edges: [{ node: { mode: 'GenerateFill', lesson: { title: 'Painting masks' } } }] },
      _allDocuments: { edges: [{ node: { __typename: 'Tutorial' } }, { node: { __typename: 'Lesson' } }] },
    });
  });

  it('refuses unknown fields, circular fragments and a wrong token', async () => {
    expect((await answerTo('{ nothing }')).errors).toMatchObject([{ message: expect.stringContaining('nothing') }]);
    const circle = '{ allLessons { ...c } } fragment c on LessonConnectionConnection { edges { node { title } } ...c }';
    expect((await answerTo(circle)).errors).toBeDefined();
    const headers = {
      authorization: 'Token nobodys-token-at-all',
      'prismic-ref': (await content.client().getMasterRef()).ref,
    };
    expect((await fetch(`${content.server.origin}/content/graphql?query={__typename}`, { headers })).status).toBe(401);
  });
});
