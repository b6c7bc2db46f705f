import { isEmbedded } from '../host/is-embedded';

/** When the file is read: the router takes what Shopify's admin has added out of the address. */
const embedded = isEmbedded(globalThis.location?.search ?? '');

/** The shell in the host that the page is shown in. Only there App Bridge's part of it is loaded. */
export async function loadShell() {
  const loading = import('./shell');
  const { shopify } = window;
  if (!shopify || !embedded) return loading;
  const [{ Shell }, { embeddedHost }] = await Promise.all([
    loading,
    import('../host/embedded/embedded-host'),
  ]);
  const host = embeddedHost(shopify);
  return { Shell: () => <Shell host={host} /> };
}
