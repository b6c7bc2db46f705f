import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * Paths at which a response doesn't have exactly the fields of an input query (without fragments of its own).
 * Empty if it fits; below null nothing is expected.
 */
export function misfitsOf(document: DocumentNode, response: unknown): string[] {
  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  );
  return operation ? misfits(operation.selectionSet, response, '') : ['no query'];
}

function misfits(asked: SelectionSetNode | undefined, value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => misfits(asked, each, `${path}.${index}`));
  // Leaves hold what they hold, as JSON of a metafield.
  if (!asked || value === null) return [];
  if (typeof value !== 'object' || value === undefined) return [path];
  const given: Record<string, unknown> = { ...value };
  const expected = fieldsAsked(asked, String(given.__typename));
  const strange = Object.keys(given).filter((name) => !expected.has(name));
  return [
    ...strange.map((name) => `${path}.${name}`),
    ...[...expected].flatMap(([name, selection]) =>
      name in given ? misfits(selection, given[name], `${path}.${name}`) : [`${path}.${name}`],
    ),
  ];
}

function fieldsAsked(request: SelectionSetNode, typeName: string): Map<string, SelectionSetNode | undefined> {
  return new Map(
    request.selections.flatMap((selection): [string, SelectionSetNode | undefined][] => {
      if (selection.kind === Kind.FIELD) {
        return [[selection.alias?.value ?? selection.name.value, selection.selectionSet]];
      }
      const isOfType =
        selection.kind === Kind.INLINE_FRAGMENT && selection.typeCondition?.name.value === typeName;
      return isOfType ? [...fieldsAsked(selection.selectionSet, typeName)] : [];
    }),
  );
}
