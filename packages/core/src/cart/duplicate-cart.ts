import { copyName } from '../texts/copy-name';
import { TEXT_LIMITS } from '../texts/limits';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';
import { movedTranslations } from './moved-translations';

/**
 * Copy of a cart with new ids for everything in it: gifts name their tier by id, and must not be mistaken for
 * those of the other cart. A copy is disabled, has no schedule, and is neither the fallback nor locked.
 */
export function duplicateCart(
  document: CartDocument,
  { id, newId }: { readonly id: string; readonly newId: () => string },
): CartDocument {
  const apps = new Map(document.apps.map((app) => [app.id, newId()]));
  const components = new Map(document.components.map(({ componentId }) => [componentId, newId()]));
  const renamed = (ids: readonly string[]) => ids.map((each) => components.get(each) ?? each);
  const { header, goalBox, body, crossSells, footer, needsAttention } = document.dragDropState;
  const copy = {
    ...document,
    id,
    name: copyName(document.name, TEXT_LIMITS.cartName),
    enabled: false,
    locked: false,
    abTestLocked: false,
    isFallback: false,
    isScheduled: false,
    startDate: null,
    endDate: null,
    components: document.components.map((component) => ({
      ...withOwnIds(component, apps, newId),
      componentId: components.get(component.componentId) ?? newId(),
    })),
    dragDropState: {
      header: renamed(header),
      goalBox: renamed(goalBox),
      body: renamed(body),
      crossSells: renamed(crossSells),
      footer: renamed(footer),
      needsAttention: renamed(needsAttention),
    },
    apps: document.apps.map((app) => ({ ...app, id: apps.get(app.id) ?? newId() })),
  };
  return { ...copy, translations: movedTranslations(document, copy) };
}

function withOwnIds(
  component: CartComponent,
  apps: ReadonlyMap<string, string>,
  newId: () => string,
): CartComponent {
  if (component.type === 'smart_cart_app') {
    const { appId } = component.settings;
    return { ...component, settings: { ...component.settings, appId: apps.get(appId) ?? appId } };
  }
  if (component.type !== 'tiered_progress_bar') return component;
  const bars = component.settings.bars.map((bar) => ({
    ...bar,
    id: newId(),
    tiers: bar.tiers.map((tier) => ({ ...tier, id: newId() })),
  }));
  return { ...component, settings: { ...component.settings, bars } };
}
