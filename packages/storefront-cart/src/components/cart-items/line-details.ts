import type { LineDetail } from '@cartwright/ui/cart/cart-items/line-detail';
import type { StoreLine } from '../../state/ports/store-cart';

type Described = Pick<StoreLine, 'variantTitle' | 'sellingPlan' | 'properties' | 'contents'>;

/**
 * Details that tell a line from others: variant, how many there are where nothing else says it, selling plan, what a bundle
 * holds, and the properties for shoppers. Those whose name begins with `_` are between apps.
 */
export function lineDetails(
  { variantTitle, sellingPlan, properties, contents }: Described,
  units = 1,
): LineDetail[] {
  const plain = (text: string): LineDetail => ({ name: '', text, url: null });
  return [
    plain(variantTitle ?? ''),
    plain(units > 1 ? `× ${units}` : ''),
    plain(sellingPlan?.name ?? ''),
    ...contents.map(({ title, quantity }) => plain(`${quantity} × ${title}`)),
    ...Object.entries(properties)
      .filter(([name]) => !name.startsWith('_'))
      .map(([name, value]) => ({ name, ...fileOf(String(value).trim()) })),
  ].filter(({ text }) => text !== '');
}

/**
 * A value that is nothing but a web address is that of an uploaded file, and is called by the file's name. Who keeps it
 * is said where that is not Shopify: anybody can make a link that puts a line into a shopper's cart.
 */
function fileOf(text: string): Pick<LineDetail, 'text' | 'url'> {
  if (!/^https?:\/\/\S+$/i.test(text)) return { text, url: null };
  try {
    const { href, hostname, pathname } = new URL(text);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    const said = [hostname === 'cdn.shopify.com' ? '' : hostname, decodeURIComponent(name)];
    return { text: said.filter(Boolean).join(': '), url: href };
  } catch {
    return { text, url: null };
  }
}
