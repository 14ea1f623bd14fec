import type { Plugin } from 'vite';

/** What only the server reads of a route: the page asks and does not check, and tells nobody about it. */
const OF_THE_SERVER = new Set(['params', 'query', 'body', 'data', 'access', 'scope', 'summary', 'errors']);

/** Of the syntax tree (ESTree) what is looked at here. */
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

/** What is put in place of a part of the code. */
type Edit = readonly [start: number, end: number, text: string];

/** A call that may be left out when nobody asks for its result. */
const pure = ({ start, end }: Node): Edit[] => [
  [start, start, '/* @__PURE__ */ (() => '],
  [end, end, ')()'],
];

function editsOfRoute(call: Node): Edit[] {
  const [route] = call.arguments as Node[];
  const left = (route!.properties as Node[]).filter(({ key }) =>
    OF_THE_SERVER.has(String((key as Node | undefined)?.name)),
  );
  return [[call.start, call.start, '/* @__PURE__ */ '], ...left.map(({ start, end }): Edit => [start, end, '...null'])];
}

function editsOf(node: Node): Edit[] {
  if (isRoute(node)) return editsOfRoute(node);
  return childrenOf(node).flatMap(editsOf);
}

/** Of a module: its routes without checks, its schemas made only where somebody imports them. */
function editsOfModule(program: Node): Edit[] {
  const declared = (program.body as Node[])
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[]);
  return declared.flatMap(({ init }) => {
    if (!isNode(init)) return [];
    return init.type === 'CallExpression' && !isRoute(init) ? pure(init) : editsOf(init);
  });
}

/**
 * The contract checks what comes to the server. The page needs its paths and words, and a few schemas for forms: the
 * others, and the library that makes them, stay out of what it loads.
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
