import type * as z from 'zod';

/** Text of a schema, with its path. */
export interface SchemaText {
  readonly at: string;
  readonly schema: z.ZodType;
}

/** All texts of a schema, at any depth; `settings` and kinds of unions are left out of their paths. */
export function schemaTexts(schema: z.ZodType, at = ''): SchemaText[] {
  // zod's classes have their kind in `def`.
  const def = schema.def as unknown as Readonly<Record<string, unknown>> & { readonly type: string };
  const inner = (value: unknown, path: string) => schemaTexts(value as z.ZodType, path);
  const field = (name: string) => (at === '' ? name : `${at}.${name}`);
  if (def.type === 'string') return def.format === 'datetime' ? [] : [{ at, schema }];
  if (def.type === 'array') return inner(def.element, `${at}[]`);
  if (def.type === 'record') return [...inner(def.keyType, `${at}{}`), ...inner(def.valueType, `${at}{}`)];
  if (def.type === 'nullable' || def.type === 'optional' || def.type === 'default')
    return inner(def.innerType, at);
  if (def.type === 'union')
    return (def.options as z.ZodType[]).flatMap((option) => inner(option, optionName(option, at)));
  if (def.type !== 'object') return [];
  return Object.entries((schema as z.ZodObject).shape).flatMap(([name, value]) =>
    inner(value, name === 'settings' ? at : field(name)),
  );
}

function optionName(option: z.ZodType, at: string): string {
  const [type] =
    'shape' in option ? (((option as z.ZodObject).shape.type as z.ZodLiteral)?.def.values ?? []) : [];
  return type === undefined ? at : `${at}.${String(type)}`;
}
