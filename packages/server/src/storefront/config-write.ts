import { canonical, fieldsOf } from '../publishing/json';
import { ownerOf, readStamp, type Stamp } from '../publishing/stamp';
import type { MetafieldWrite } from '../publishing/target';

/** Metafield in Shopify. */
export interface FoundMetafield {
  readonly value: string;
  readonly compareDigest: string;
}

/** Write of a config; null if the same one of ours is there already. */
export function configWrite(
  place: Pick<MetafieldWrite, 'ownerId' | 'namespace' | 'key'>,
  {
    found,
    config,
    stamp,
  }: { readonly found: FoundMetafield | null; readonly config: object; readonly stamp: Stamp },
): MetafieldWrite | null {
  const isOurs = ownerOf(readStamp(fieldsOf(found?.value ?? '')), stamp) === 'ours';
  if (found && isOurs && saysConfig(found.value, config)) return null;
  const value = JSON.stringify({ ...config, published: stamp });
  return { ...place, type: 'json', value, compareDigest: found?.compareDigest ?? null };
}

/** Whether a config in Shopify is equal, whoever has published it. */
export function saysConfig(found: string, config: unknown): boolean {
  const { published: _, ...said } = fieldsOf(found) ?? {};
  return canonical(said) === canonical(JSON.parse(JSON.stringify(config)));
}
