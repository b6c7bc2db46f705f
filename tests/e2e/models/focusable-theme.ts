import type { Page } from '@playwright/test';

/**
 * Serves the store's pages as themes have them in which whatever is pressed leaves the focus on something around it: `main`,
 * the section and the body take it, and the search field stands in a modal that closes when something outside is pressed.
 * The body lets no press and no focus up, and the section is moved by a transform.
 */
export async function serveFocusableTheme(page: Page, storeUrl: string): Promise<void> {
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    (url) => url.origin === storeUrl,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: asFocusable(html) });
    },
  );
}

function asFocusable(html: string): string {
  return html
    .replace('<body ', '<body tabindex="-1" ')
    .replace(
      /<main [^>]*>/,
      '<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">' +
        '<section class="shopify-section section" tabindex="-1" style="transform: translateZ(0)"><div class="page-width" tabindex="0">',
    )
    .replace('</main>', '</div></section></main>')
    .replace(/<form class="search"[\s\S]*?<\/form>/, searchModal)
    .replace('</body>', `<script>${MODAL_SCRIPT}</script></body>`);
}

const searchModal = (form: string) => `<search-modal><details>
  <summary style="padding: 12px">Open search</summary>
  <div role="dialog" aria-modal="true" aria-label="Search" tabindex="-1" style="padding: 12px">
    ${form}
    <button type="button" data-close>Close</button>
  </div>
</details></search-modal>`;

const MODAL_SCRIPT = `for (const name of ['pointerdown', 'focusin']) {
  document.body.addEventListener(name, (event) => event.stopPropagation());
}
customElements.define('search-modal', class extends HTMLElement {
  connectedCallback() {
    const details = this.querySelector('details');
    const close = () => { details.open = false; };
    this.querySelector('[data-close]').addEventListener('click', close);
    this.addEventListener('keyup', ({ key }) => { if (key === 'Escape') close(); });
    document.body.addEventListener('click', ({ target }) => { if (!this.contains(target)) close(); });
    details.addEventListener('toggle', () => { if (details.open) this.querySelector('input').focus(); });
  }
});`;
