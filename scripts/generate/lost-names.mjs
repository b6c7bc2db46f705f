import ts from 'typescript';

/**
 * Whether a file uses fewer different names than the same file written for a component that nothing else is called
 * after: then the component's name and another of the file have become one. Only TypeScript is looked at.
 *
 * @param {{ path: string, text: string, other: string }} file its text, and the one of the other component
 */
export const losesNames = ({ path, text, other }) =>
  /\.tsx?$/.test(path) && namesIn(path, text).size < namesIn(path, other).size;

/** What a file imports, declares and uses; what it calls fields is its own affair. */
function namesIn(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node) && !isField(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
  return names;
}

const isField = (node) =>
  (HAVE_FIELDS.some((hasField) => hasField(node.parent)) && node.parent.name === node) ||
  (ts.isQualifiedName(node.parent) && node.parent.right === node);

const HAVE_FIELDS = [
  ts.isPropertyAccessExpression,
  ts.isPropertyAssignment,
  ts.isPropertySignature,
  ts.isJsxAttribute,
];
