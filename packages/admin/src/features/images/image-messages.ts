import type { GalleryImage, ImageUse } from '@cartwright/core/contract/images';

/** “640 × 360 pixels, PNG, 12 kB” */
export function factsOf({ width, height, type, bytes }: GalleryImage): string {
  const format = (type.split('/')[1] ?? '').toUpperCase();
  return `${width} × ${height} pixels, ${format}, ${sizeText(bytes)}`;
}

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Consequence of deleting an image. `uses` is null if unknown. */
export function deletionMessage(uses: readonly ImageUse[] | null): string {
  const gone = 'It’s deleted in Shopify too. This can’t be undone.';
  if (uses === null) return `Couldn’t check where this image is used. ${gone}`;
  if (uses.length === 0) return `Nothing uses this image. ${gone}`;
  return `It’s used in ${listed(uses.map(imageUseLabel))}. Shoppers won’t see it anymore. ${gone}`;
}

function imageUseLabel({ kind, id, name }: ImageUse): string {
  if (kind === 'collection')
    return id === 'default' ? 'the default settings' : 'the settings of a collection';
  if (kind === 'look') return 'your looks';
  return `the ${kind} “${name}”`;
}

function listed(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}
