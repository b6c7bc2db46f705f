import { sourceAt } from '../data-sources/source-at';
import { listStyle, styleText } from '../listing/list-style';
import type { WidgetDiscount } from '../rewards/config';
import { shownBundle } from './shown-bundle';
import type { Widget } from './widget';
import type { ShownLayout, WidgetExtras, WidgetFace } from './widget-response';
import { MAX_SHOWN, newWidgetSettings } from './widget-settings';

/**
 * Face of a widget: its layout and texts in a page, without products. `discount` is the published one at checkout,
 * which may differ from the saved widget's.
 */
export function widgetFace(
  { id, title, dataSourcePath, outOfStock, settings }: Widget,
  discount?: WidgetDiscount | undefined,
): WidgetFace {
  const { language, layout, style, tracking } = settings;
  const { add, added, soldOut } = language;
  const { buttonWidth, ...colours } = style;
  return {
    id,
    title: title.trim(),
    texts: { add, added, soldOut },
    layout: {
      large: shownLayout(layout.large, NEW.layout.large.columns),
      medium: shownLayout(layout.medium, NEW.layout.medium.columns),
      small: shownLayout(layout.small, NEW.layout.small.columns),
    },
    style: styleText({
      ...listStyle(colours),
      ...(buttonWidth !== null && buttonWidth < 100 && { '--_button-width': `${buttonWidth}%` }),
    }),
    tracking,
    recommends: settings.bundle ? null : recommendedAt(dataSourcePath),
    outOfStock,
    limit: shownLimit(settings),
    extras: { ...extrasOf(settings), ...(discount && { discount }) },
    ...(settings.bundle && { bundle: shownBundle(id, settings.bundle) }),
  };
}

/** Maximum number of products that a widget shows; while the field is empty, the default of a new one. */
export function shownLimit({ limit }: Widget['settings']): number {
  return Math.min(MAX_SHOWN, Math.max(1, limit ?? NEW.limit ?? MAX_SHOWN));
}

/** Extras of a widget, with defaults for fields that are empty while edited. */
function extrasOf(settings: Widget['settings']): WidgetExtras {
  const { displayType, productType, quantityInputs, timer, callbacks, language, viewCookieDays } = settings;
  const { choose, quantity, oneTime, subscription, timer: timerText } = language;
  const { min, max, default: initial } = quantityInputs;
  const seconds = (timer.minutes ?? 0) * 60 + (timer.seconds ?? 0);
  return {
    displayType,
    productType,
    quantity: quantityInputs.enabled ? { min: min ?? 1, max: max ?? 10, initial: initial ?? min ?? 1 } : null,
    timer: timer.enabled && seconds > 0 ? { seconds, width: timer.width ?? 100 } : null,
    callbacks: Object.values(callbacks).some((code) => code.trim() !== '') ? callbacks : null,
    viewDays: viewCookieDays ?? 1,
    texts: { choose, quantity, oneTime, subscription, timer: timerText },
  };
}

const NEW = newWidgetSettings();

function recommendedAt(path: string): WidgetFace['recommends'] {
  const source = sourceAt(path)?.source;
  return source === 'related' || source === 'complementary' ? source : null;
}

function shownLayout(
  { type, columns }: Widget['settings']['layout']['large'],
  otherwise: number | null,
): ShownLayout {
  return { type, columns: Math.max(1, columns ?? otherwise ?? 1) };
}
