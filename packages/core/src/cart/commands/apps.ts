import type { PartnerApp } from '../../apps/partner-apps';
import { COMPONENT_TYPES } from '../../components/component-types';
import { refuse } from '../../editing/command';
import { appIdOf } from '../app-id';
import type { CartDocument } from '../cart-document';
import { newComponent } from '../new-cart';
import { refuseWhenFull } from '../placement';
import type { CommandResult } from './command';

type AppEntry = CartDocument['apps'][number];

/** Adds a partner's app once: its entry, with its fields' defaults, and its block. */
export function addApp(
  document: CartDocument,
  { app, newId }: { app: PartnerApp; newId: () => string },
): CommandResult {
  if (document.apps.some((entry) => appIdOf(entry) === app.id)) {
    return refuse('app_once', `${app.name} is already in this cart.`, ['apps']);
  }
  const full = refuseWhenFull(document);
  if (full) return full;
  const appId = newId();
  const { anchor } = COMPONENT_TYPES.smart_cart_app;
  const component = {
    ...newComponent('smart_cart_app', newId),
    title: app.name,
    settings: { appId },
  };
  const { componentId } = component;
  return {
    ok: true,
    document: {
      ...document,
      components: [...document.components, component],
      dragDropState: {
        ...document.dragDropState,
        [anchor]: [...document.dragDropState[anchor], componentId],
      },
      apps: [
        ...document.apps,
        {
          id: appId,
          partnerAppId: app.id,
          enabled: true,
          showInEmptyCart: false,
          userInputs: Object.fromEntries(app.inputs.map((input) => [input.name, input.default])),
        },
      ],
    },
    label: `Add ${app.name}`,
    history: 'record',
    scope: componentId,
  };
}

/** Sets fields of an app's entry. `field` names the edited one; further typing in it joins the same undo step. */
export function setApp(
  document: CartDocument,
  {
    appId,
    changes,
    field,
  }: {
    appId: string;
    changes: Partial<Pick<AppEntry, 'showInEmptyCart' | 'userInputs'>>;
    field: string;
  },
): CommandResult {
  if (!document.apps.some(({ id }) => id === appId)) {
    return refuse('app_missing', 'This app is no longer in the cart.', ['apps']);
  }
  const block = document.components.find(
    (component) => component.type === 'smart_cart_app' && component.settings.appId === appId,
  );
  return {
    ok: true,
    document: {
      ...document,
      apps: document.apps.map((entry) => (entry.id === appId ? { ...entry, ...changes } : entry)),
    },
    label: `Change ${block?.title ?? 'app'}`,
    history: 'merge',
    mergeKey: `${appId} ${field}`,
    ...(block && { scope: block.componentId }),
  };
}
