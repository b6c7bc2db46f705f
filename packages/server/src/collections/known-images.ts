import type { Featuring } from '@cartwright/core/listing/settings/featuring';
import type { ShopStore } from '../db/for-shop';
import { images } from '../db/schema';

/** Whether an image exists; assumed true without an id (an external URL). */
export type KnowsImage = (id: string | null) => boolean;

/** Lookup of the shop's uploaded images. */
export async function knownImages(store: ShopStore): Promise<KnowsImage> {
  const ids = new Set((await store.columns(images, ['id'])).map(({ id }) => id));
  return (id) => id === null || ids.has(id);
}

type WithTiles = Pick<Featuring, 'promoTiles'>;

/** Removes tiles whose image was deleted, which would leave a gap (ADR 67). */
export function withoutDeletedTiles<Settings extends WithTiles>(
  settings: Settings,
  knows: KnowsImage,
): Settings {
  const promoTiles = settings.promoTiles.filter(({ content }) => knows(content.imageUuid));
  return promoTiles.length === settings.promoTiles.length ? settings : { ...settings, promoTiles };
}

/** Removes such tiles from all served settings. */
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
