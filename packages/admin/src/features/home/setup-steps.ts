import type { BlockStatus } from '@cartwright/core/contract/theme-blocks';
import { shownCart } from '@cartwright/core/schedule/outlook';
import type { HomeData } from './home-data';
import type { Queried } from './queried';

/** Action of a step. `permissions`: requests missing scopes; `proxy`: the app proxy alone. */
export type StepAction =
  | { readonly kind: 'link'; readonly label: string; readonly url: string; readonly external: boolean }
  | { readonly kind: 'permissions' }
  | { readonly kind: 'proxy' };

/** State of a step. `unknown`: Shopify didn't say, so it isn't flagged as a task. */
export type StepState =
  | { readonly kind: 'done' }
  | { readonly kind: 'todo' | 'unknown'; readonly about: string; readonly action: StepAction }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly query: Queried<unknown> };

export interface SetupStep {
  readonly key: string;
  readonly title: string;
  readonly state: StepState;
}

/** Set-up steps in order. `now` in epoch milliseconds. */
export function setupSteps(data: HomeData, now: number): SetupStep[] {
  const { carts, campaignCount, collectionBlock, searchBlock } = data;
  return [
    { key: 'embed', title: 'Turn on the app embed “Cartwright cart”', state: embedState(data.embed) },
    ...(collectionBlock
      ? [
          {
            key: 'collection',
            title: 'Add the block “Collection products” to your theme',
            state: blockState(collectionBlock),
          },
        ]
      : []),
    ...(searchBlock
      ? [
          {
            key: 'search',
            title: 'Add the block “Search results” to your theme',
            state: blockState(searchBlock),
          },
        ]
      : []),
    { key: 'permissions', title: 'Grant permissions', state: permissionState(data) },
    {
      key: 'cart',
      title: 'Make your first cart live',
      state: known(carts, (all) =>
        shownCart(all, now) !== null
          ? DONE
          : todo(
              all.length === 0 ? 'You don’t have a cart yet.' : 'None of your carts is live.',
              link(all.length === 0 ? 'Create cart' : 'Choose cart', '/smartcart/'),
            ),
      ),
    },
    ...(campaignCount
      ? [
          {
            key: 'campaign',
            title: 'Create your first campaign',
            state: known(campaignCount, (count) =>
              count > 0
                ? DONE
                : todo(
                    'A campaign puts the right products first on collection pages.',
                    link('Create campaign', '/smart-collections/campaigns/'),
                  ),
            ),
          },
        ]
      : []),
  ];
}

const DONE: StepState = { kind: 'done' };

const todo = (about: string, action: StepAction): StepState => ({ kind: 'todo', about, action });

const link = (label: string, url: string, external = false): StepAction => ({
  kind: 'link',
  label,
  url,
  external,
});

const themeEditor = (url: string): StepAction => link('Open theme editor', url, true);

function known<Data>(query: Queried<Data>, stateOf: (data: Data) => StepState): StepState {
  if (query.data !== undefined) return stateOf(query.data);
  return query.error ? { kind: 'failed', query } : { kind: 'loading' };
}

const UNKNOWN_THEME = {
  missing_scope: 'Cartwright needs permission to view themes to check this.',
  unavailable: 'Shopify didn’t say whether this is done.',
  unreadable: 'Your theme’s settings don’t say whether this is done.',
};

const embedState = (query: HomeData['embed']): StepState =>
  known(query, (embed) => {
    if (embed.status === 'on') return DONE;
    const action = themeEditor(embed.editorUrl);
    return embed.status === 'off'
      ? todo(`It’s off in ${embed.theme}. Shoppers don’t see your cart until you turn it on.`, action)
      : { kind: 'unknown', about: UNKNOWN_THEME[embed.reason], action };
  });

const blockState = (query: Queried<BlockStatus>): StepState =>
  known(query, ({ placement }) => {
    if (placement.status === 'on') return DONE;
    const action = themeEditor(placement.editorUrl);
    return placement.status === 'off'
      ? todo(`${placement.theme} doesn’t have it yet.`, action)
      : { kind: 'unknown', about: UNKNOWN_THEME[placement.reason], action };
  });

/** Permissions of the app and of its blocks. */
function permissionState({ lacksPermissions, collectionBlock, searchBlock }: HomeData): StepState {
  return known(lacksPermissions, (lacks) => {
    if (lacks) {
      return todo('Some features don’t work until you update permissions in Shopify.', {
        kind: 'permissions',
      });
    }
    const block = collectionBlock ?? searchBlock;
    return block ? known(block, proxyState) : DONE;
  });
}

/** Independent of the block. */
function proxyState({ proxy }: BlockStatus): StepState {
  if (proxy === 'granted') return DONE;
  const action: StepAction = { kind: 'proxy' };
  return proxy === 'missing'
    ? todo('Collection and search pages need your permission to ask Cartwright for products.', action)
    : {
        kind: 'unknown',
        about: 'Shopify didn’t say whether collection and search pages can ask Cartwright for products.',
        action,
      };
}
