export const TITLE_BAR_TEMPLATE = `<style>
  .my-title { display: flex; align-items: center; gap: 8px; padding: 8px 0; }
  .my-title h2 { flex: 1; margin: 0; font-size: 1.25em; }
  .my-close { min-width: 44px; min-height: 44px; font: inherit; font-size: 1.25em; color: inherit; background: none;
    border: 0; cursor: pointer; }
</style>

<div class="my-title">
  {% comment %} The heading with this id gives the cart its name for screen readers. {% endcomment %}
  <h2 id="cw-title">{{ settings.title | default: 'Your cart' }} ({{ cart.item_count }})</h2>
  <button type="button" class="my-close" data-action="close" aria-label="Close cart">×</button>
</div>
`;
