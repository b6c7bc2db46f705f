import { isEmbedded } from '../host/is-embedded';

/** Evaluated on module load, before the router removes Shopify's parameters from the URL. */
const embedded = isEmbedded(globalThis.location?.search ?? '');

/** Loads the shell for the current host; App Bridge's part only in Shopify's admin. */
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
