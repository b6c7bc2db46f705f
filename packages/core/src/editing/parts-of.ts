import { type DescribedFields, describedFields } from './described-fields';
import type { Part, Parts } from './parts';

/** Fields of a document that are taken together, as its page has them. */
export interface FieldGroup<Doc> {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly (keyof Doc & string)[];
  readonly described?: DescribedFields;
}

/** The parts that groups of fields make of a document. */
export function partsOf<Doc extends object>(groups: readonly FieldGroup<Doc>[]): Parts<Doc> {
  const picked = (document: Doc, { fields }: FieldGroup<Doc>) =>
    Object.fromEntries(fields.map((field) => [field, document[field]])) as Partial<Doc>;
  return {
    split: (document) =>
      groups.map((group): Part => {
        const value = picked(document, group);
        return {
          id: group.id,
          title: group.title,
          value,
          ...(group.described && { fields: describedFields(value, group.described) }),
        };
      }),
    take(document, from, partId) {
      const group = groups.find(({ id }) => id === partId);
      return group ? { ...document, ...picked(from, group) } : document;
    },
  };
}
