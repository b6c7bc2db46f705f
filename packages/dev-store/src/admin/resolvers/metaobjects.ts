import type { StoreContext } from '../../context/store-context';
import type { Metaobject, MetaobjectField } from '../../engine/model/catalogue';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid, idOf } from '../wire/gid';
import { metafieldValue } from './metafields';

/** Creation time of metaobjects, which the catalogue lacks. */
const CREATED = '2026-03-02T09:00:00+00:00';

export function metaobjects({ index }: StoreContext, args: ConnectionArguments & { readonly type: string }) {
  const all = index.catalogue.metaobjects ?? [];
  return connection(all.filter(({ type }) => type === args.type).map(metaobjectSource), args);
}

export function metaobjectById({ index }: StoreContext, id: string) {
  const wanted = idOf(id, 'Metaobject');
  const found = (index.catalogue.metaobjects ?? []).find((each) => each.id === wanted);
  return found ? metaobjectSource(found) : null;
}

function metaobjectSource({ id, type, handle, displayName, fields }: Metaobject) {
  return {
    __typename: 'Metaobject',
    id: gid('Metaobject', id),
    type,
    handle,
    displayName,
    createdAt: CREATED,
    updatedAt: CREATED,
    field: ({ key }: { key: string }) => {
      const field = fields.find((each) => each.key === key);
      return field ? fieldSource(field) : null;
    },
    fields: fields.map(fieldSource),
  };
}

function fieldSource(field: MetaobjectField) {
  return { key: field.key, ...metafieldValue(field) };
}
