import type { Featuring } from '@cartwright/core/listing/settings/featuring';
import type { ShopStore } from '../db/for-shop';
import { images } from '../db/schema';

/** Whether an image is there; of one that has no id (a free address) nobody can tell: it is. */
export type KnowsImage = (id: string | null) => boolean;

/** Which images the shop has, of those that were uploaded to it. */
export async function knownImages(store: ShopStore): Promise<KnowsImage> {
  const ids = new Set((await store.columns(images, ['id'])).map(({ id }) => id));
  return (id) => id === null || ids.has(id);
}

type WithTiles = Pick<Featuring, 'promoTiles'>;

/** Settings without the tiles whose image was deleted: shoppers would see a gap (ADR 67). */
export function withoutDeletedTiles<Settings extends WithTiles>(
  settings: Settings,
  knows: KnowsImage,
): Settings {
  const promoTiles = settings.promoTiles.filter(({ content }) => knows(content.imageUuid));
  return promoTiles.length === settings.promoTiles.length ? settings : { ...settings, promoTiles };
}

/** The same of all that is served. */
export function withImages<Campaign extends WithTiles, Own extends WithTiles, Others extends object>(
  settings: Others & { readonly campaigns: readonly Campaign[]; readonly own: ReadonlyMap<number, Own> },
  knows: KnowsImage,
) {
  return {
    ...settings,
    campaigns: settings.campaigns.map((each) => withoutDeletedTiles(each, knows)),
    own: new Map([...settings.own].map(([id, own]) => [id, withoutDeletedTiles(own, knows)])),
  };
}
