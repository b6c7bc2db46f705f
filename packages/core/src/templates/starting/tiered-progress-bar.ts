export const TIERED_PROGRESS_BAR_TEMPLATE = `<style>
  .my-progress { padding: 12px 0; }
  .my-progress p { margin: 0 0 8px; text-align: center; }
  .my-track { height: 8px; overflow: hidden; border-radius: 4px;
    background: color-mix(in srgb, currentColor 14%, transparent); }
  .my-fill { height: 100%; background: var(--cw-accent, currentColor); transition: width 240ms; }
  .my-tiers { display: flex; justify-content: space-around; gap: 8px; margin: 8px 0 0; padding: 0; list-style: none;
    font-size: 0.8125em; text-align: center; }
  .my-tiers li { flex: 1 1 0; }
  .my-reached { font-weight: 700; }
  .my-progress .my-gifts { margin-top: 20px; text-align: start; }
  .my-gift { display: flex; align-items: center; gap: 12px; padding: 8px 0; }
  .my-gift img { width: 48px; height: 48px; object-fit: cover; border-radius: var(--cw-radius, 8px); }
  .my-gift span { flex: 1; }
  @media (prefers-reduced-motion: reduce) { .my-fill { transition: none; } }
</style>

{% if progress.available %}
  <div class="my-progress">
    <p role="status">{{ progress.message }}</p>
    <div class="my-track" role="progressbar" aria-label="{{ progress.message }}" aria-valuenow="{{ progress.percent | round }}" aria-valuemin="0" aria-valuemax="100">
      <div class="my-fill" style="width: {{ progress.percent }}%"></div>
    </div>
    <ol class="my-tiers">
      {% for tier in progress.tiers %}
        <li class="{% if tier.reached %}my-reached{% endif %}">
          {{ tier.label }} {% if tier.reached %}<span aria-hidden="true">✓</span><span class="cw-hidden">reached</span>{% endif %}
        </li>
      {% endfor %}
    </ol>
    {% for gift in progress.gifts %}
      {% if forloop.first %}<p class="my-gifts"><b>{{ progress.gifts_title }}</b></p>{% endif %}
      <div class="my-gift">
        {% if gift.image %}<img src="{{ gift.image | image_url: width: 96 }}" alt="">{% endif %}
        <span>{{ gift.title }}</span>
        {% case gift.status %}
          {% when 'in_cart' %}<b>In your cart</b>
          {% when 'loading' %}<b aria-busy="true">…</b>
          {% when 'offered', 'removed' %}
            {% if gift.variants.size > 1 %}
              <select data-action="pick-gift" data-gift="{{ gift.id }}" aria-label="Choose {{ gift.title }}">
                <option value="">Choose</option>
                {% for variant in gift.variants %}
                  <option value="{{ variant.id }}" {% unless variant.available %}disabled{% endunless %}>{{ variant.title }}</option>
                {% endfor %}
              </select>
            {% else %}
              <button type="button" class="cw-link" data-action="pick-gift" data-gift="{{ gift.id }}" aria-label="Add {{ gift.title }}">Add</button>
            {% endif %}
        {% endcase %}
      </div>
    {% endfor %}
  </div>
{% endif %}
`;
