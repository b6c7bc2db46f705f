import { type DescribedFields, describedFields } from './described-fields';
import type { Part, Parts } from './parts';

interface FieldsOf<Holder> {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly (keyof Holder & string)[];
  readonly described?: DescribedFields;
}

/** Fields that form a section, as on the document's page: top-level ones, or those `within` one of its records. */
export type FieldGroup<Doc> =
  | (FieldsOf<Doc> & { readonly within?: undefined })
  | { [Name in keyof Doc & string]: FieldsOf<Doc[Name]> & { readonly within: Name } }[keyof Doc & string];

/** Sections of a document by groups of fields. */
export function partsOf<Doc extends object>(groups: readonly FieldGroup<Doc>[]): Parts<Doc> {
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
      if (!group) return document;
      const { within } = group;
      const taken = picked(from, group);
      return { ...document, ...(within ? { [within]: { ...Object(document[within]), ...taken } } : taken) };
    },
  };
}

function picked<Doc extends object>(document: Doc, { within, fields }: FieldGroup<Doc>): object {
  const holder: Readonly<Record<string, unknown>> = Object(within ? document[within] : document);
  return Object.fromEntries(fields.map((field) => [field, holder[field]]));
}
