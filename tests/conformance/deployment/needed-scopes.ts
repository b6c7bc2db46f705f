import { getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { publishedSchema } from '../shopify/published-schema';
import { introspectionOf } from '../shopify/schema-package';

/** Access requirement of a type, or of its field, in Shopify's published schema. */
interface AccessItem {
  readonly typeName: string;
  readonly fieldName?: string;
  /** Any one of them is enough. */
  readonly offlineScopes: readonly string[];
}

/**
 * The access that documents of the Admin API need, as far as Shopify publishes it: for each field and type that they ask
 * for, the scopes of which one is needed.
 */
export async function neededScopes(documents: readonly string[]): Promise<readonly (readonly string[])[]> {
  const schema = await publishedSchema('admin_2026-07');
  const items = accessItems(await introspectionOf('admin_2026-07'));
  const access = new Map(
    items.map(({ typeName, fieldName, offlineScopes }) => [`${typeName}.${fieldName ?? ''}`, offlineScopes]),
  );
  const needed = new Map<string, readonly string[]>();
  const note = (name: string) => {
    const scopes = access.get(name) ?? [];
    if (scopes.length > 0) needed.set(scopes.join(), scopes);
  };
  for (const document of documents) {
    const types = new TypeInfo(schema);
    visit(
      parse(document),
      visitWithTypeInfo(types, {
        Field() {
          const [parent, field] = [types.getParentType(), types.getFieldDef()];
          if (parent && field) note(`${parent.name}.${field.name}`);
          const type = types.getType();
          if (type) note(`${getNamedType(type).name}.`);
        },
      }),
    );
  }
  return [...needed.values()];
}

function accessItems(published: unknown): readonly AccessItem[] {
  const { offline_scopes } = Object(published);
  const items: unknown = Object(offline_scopes).items;
  if (!Array.isArray(items)) throw new Error('The published file says nothing of access.');
  return items;
}
