import type { Plugin } from 'vite';

/** Properties of a route that only the server reads. The page does not validate requests. */
const SERVER_ONLY = new Set(['params', 'query', 'body', 'data', 'access', 'scope', 'summary', 'errors']);

/** The fields of ESTree nodes that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [child: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const calleeOf = (node: Node): unknown => (node.callee as { name?: unknown } | undefined)?.name;
const isRoute = (node: Node): boolean => node.type === 'CallExpression' && calleeOf(node) === 'defineRoute';

/** A replacement for a range of the source. */
type Edit = readonly [start: number, end: number, text: string];

/** Wraps an expression in a call that the bundler may remove when its result is not used. */
const removable = ({ start, end }: Node): Edit[] => [
  [start, start, '/* @__PURE__ */ (() => '],
  [end, end, ')()'],
];

function editsOfRoute(call: Node): Edit[] {
  const [route] = call.arguments as Node[];
  const left = (route!.properties as Node[]).filter(({ key }) =>
    SERVER_ONLY.has(String((key as Node | undefined)?.name)),
  );
  return [[call.start, call.start, '/* @__PURE__ */ '], ...left.map(({ start, end }): Edit => [start, end, '...null'])];
}

function editsOf(node: Node): Edit[] {
  if (isRoute(node)) return editsOfRoute(node);
  return childrenOf(node).flatMap(editsOf);
}

/**
 * Edits of a module: routes lose their server-only properties, and schemas become removable when no page imports them.
 */
function editsOfModule(program: Node): Edit[] {
  const declared = (program.body as Node[])
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[]);
  return declared.flatMap(({ init }) => {
    if (!isNode(init)) return [];
    return init.type === 'CallExpression' && !isRoute(init) ? removable(init) : editsOf(init);
  });
}

/**
 * Vite plugin that removes unused schemas. The contract's validation is for the server; the page needs its paths and
 * texts and a few schemas for forms. All other schemas, and zod where nothing uses it, stay out of the page's chunks.
 */
export function schemasOnDemand(): Plugin {
  return {
    name: 'schemas-on-demand',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/contract/src/')) return null;
      const edits = editsOfModule(this.parse(code) as unknown as Node).sort(([one], [other]) => other - one);
      return {
        code: edits.reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code),
        map: null,
      };
    },
  };
}
