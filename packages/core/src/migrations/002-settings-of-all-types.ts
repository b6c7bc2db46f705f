import { isRecord, type Migration } from '../documents/migration';

type Fields = Readonly<Record<string, unknown>>;

/** Settings added to a type, with their initial defaults. The single text of a code block becomes its markup. */
const GAINED: Readonly<Record<string, Fields>> = {
  announcement_bar: {
    rotationSeconds: 5,
    timerKind: 'minutes',
    timerEnd: null,
    language: { timer: 'Your cart is reserved for {{timer}}', timerEnded: '' },
  },
  cart_items: { language: { subscribe: 'Subscribe and save', oneTime: 'One-time purchase' } },
  cart_share: { language: { message: 'Have a look at this cart' } },
  checkout: {
    showExpress: false,
    attributes: [],
    language: { answerRequired: 'Please answer this to check out.' },
  },
  custom_code_block: { css: '', script: '' },
  discount_code: { language: { messageOnly: 'Discount codes can be entered at checkout.' } },
};

const VOLUME_DISCOUNT: Fields = {
  display: 'buttons',
  language: { bmsmNextTier: 'Add {quantity} more to save {discount}' },
};

/**
 * Migration that gives every component type all of its settings, and carts their product metafields and template.
 */
export const settingsOfAllTypes: Migration = {
  id: '002-settings-of-all-types',
  up(stored) {
    const components = Array.isArray(stored.components) ? stored.components : [];
    return {
      ...stored,
      schemaVersion: 2,
      productMetafields: [],
      customTemplate: null,
      previousTemplates: [],
      components: components.map((component) => (isRecord(component) ? withSettings(component) : component)),
      buyMoreSaveMore: grown(stored.buyMoreSaveMore, VOLUME_DISCOUNT),
    };
  },
};

function withSettings(component: Fields): Fields {
  const { type, settings } = component;
  if (type === 'tiered_progress_bar') return { ...component, settings: withBars(settings) };
  const gained = GAINED[String(type)];
  if (!gained) return component;
  const before = type === 'custom_code_block' ? asMarkup(settings) : settings;
  return { ...component, settings: grown(before, gained) };
}

function withBars(settings: unknown): unknown {
  if (!isRecord(settings) || !Array.isArray(settings.bars)) return settings;
  return { ...settings, bars: settings.bars.map((bar) => grown(bar, { freeShippingOnEveryOption: false })) };
}

function asMarkup(settings: unknown): unknown {
  if (!isRecord(settings)) return settings;
  const { code, ...rest } = settings;
  return { ...rest, html: code };
}

/** Stored fields with the new ones; texts of a language with those that it has. */
function grown(stored: unknown, gained: Fields): unknown {
  if (!isRecord(stored)) return stored;
  const { language } = stored;
  const more = gained.language;
  return {
    ...stored,
    ...gained,
    ...(isRecord(language) && isRecord(more) && { language: { ...language, ...more } }),
  };
}
