import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { HOME } from '../../shared/api/login-url';
import type { FrameProps, FullScreenProps, Host, HostSaveBarProps } from '../host';
import type { AdminModal, AppBridge } from './app-bridge';
import { toastPresenter } from './present-toasts';

/**
 * Host of Shopify's admin, which shows navigation, title, save bar, toasts and full screen itself; App Bridge's
 * elements, which render nothing, describe them. Source: Shopify, App Bridge library.
 */
export function embeddedHost(bridge: AppBridge): Host {
  return {
    kind: 'embedded',
    Frame: (props) => <Frame {...props} bridge={bridge} />,
    SaveBar: (props) => <SaveBarAbove {...props} bridge={bridge} />,
    FullScreen: WholeAdmin,
    async requestScopes(scopes) {
      const { result } = await bridge.scopes.request([...scopes]);
      return result === 'granted-all' ? 'granted' : 'declined';
    },
    // Pages of Shopify's admin replace the one around ours; others would refuse to be framed there.
    openExternal: (url) => void window.open(url, url.startsWith('shopify:') ? '_top' : '_blank', 'noopener'),
    // Shopify's pages refuse to be framed.
    navigateAway: (url) => void window.open(url, '_top'),
  };
}

/** App Bridge's elements and attributes, which React's types lack. */
const element = (name: string, attributes: Readonly<Record<string, unknown>>, ...children: ReactNode[]) =>
  createElement(name, attributes, ...children);

type Bridged = { readonly bridge: AppBridge };

function Frame({ bridge, pages, head, toasts, onDismissToast, onOpen, children }: FrameProps & Bridged) {
  const dismiss = useRef(onDismissToast);
  dismiss.current = onDismissToast;
  const [present] = useState(() => toastPresenter(bridge, (id) => dismiss.current(id)));
  useEffect(
    function showToasts() {
      present(toasts);
    },
    [present, toasts],
  );
  useEffect(
    function followNavigation() {
      const onNavigate = ({ target }: Event) => {
        const path = target instanceof Element ? target.getAttribute('href') : null;
        if (path !== null) onOpen(path);
      };
      document.addEventListener('shopify:navigate', onNavigate);
      return () => document.removeEventListener('shopify:navigate', onNavigate);
    },
    [onOpen],
  );
  const { back } = head;
  return (
    <>
      {element(
        's-app-nav',
        {},
        <a key="home" href={HOME} rel="home">
          Cartwright
        </a>,
        // The app's name links there in Shopify's admin.
        pages
          .filter(({ path }) => path !== HOME)
          .map(({ path, label }) => (
            <a key={path} href={path}>
              {label}
            </a>
          )),
      )}
      {element(
        'ui-title-bar',
        { title: head.title },
        back &&
          element(
            'button',
            { key: 'back', variant: 'breadcrumb', onClick: () => onOpen(back.path) },
            back.label,
          ),
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

const SAVE_BAR = 'cartwright-save-bar';

function SaveBarAbove({ bridge, dirty, saving, disabled, onSave, onDiscard }: HostSaveBarProps & Bridged) {
  useEffect(
    function followWhatIsUnsaved() {
      if (!dirty) return;
      void bridge.saveBar.show(SAVE_BAR);
      return () => void bridge.saveBar.hide(SAVE_BAR);
    },
    [bridge, dirty],
  );
  return element(
    'ui-save-bar',
    { id: SAVE_BAR },
    element(
      'button',
      { key: 'save', variant: 'primary', loading: saving ? '' : undefined, disabled, onClick: onSave },
      'Save',
    ),
    element('button', { key: 'discard', disabled: saving || disabled, onClick: onDiscard }, 'Discard'),
  );
}

function WholeAdmin({ open, title, onLeave, children }: FullScreenProps) {
  const [modal, setModal] = useState<(HTMLElement & AdminModal) | null>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(
    function hearOfLeaving() {
      const onHide = () => leave.current();
      modal?.addEventListener('hide', onHide);
      return () => modal?.removeEventListener('hide', onHide);
    },
    [modal],
  );
  useEffect(
    function enterAndLeave() {
      if (!open || !modal) return;
      void modal.show();
      return () => void modal.hide();
    },
    [open, modal],
  );
  return element(
    'ui-modal',
    { variant: 'max', ref: setModal },
    element('ui-title-bar', { key: 'title', title }),
    <div key="content">{open ? children : null}</div>,
  );
}
