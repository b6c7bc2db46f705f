import type { LineDetail } from '@cartwright/ui/cart/cart-items/line-detail';
import type { StoreLine } from '../../state/ports/store-cart';

type Described = Pick<StoreLine, 'variantTitle' | 'sellingPlan' | 'properties' | 'contents'>;

/**
 * Details that distinguish a line: variant, quantity where it isn't shown elsewhere, selling plan, bundle contents, and
 * public properties. Properties that begin with `_` are hidden.
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
 * Uploaded file in a property whose value is a URL, labelled by file name. The host is shown unless it is Shopify's,
 * because anybody can link a shopper to such a line.
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
