import { sourceAt } from '../data-sources/source-at';
import { listStyle, styleText } from '../listing/list-style';
import type { Widget } from './widget';
import type { ShownLayout, WidgetFace } from './widget-answer';
import { MAX_SHOWN, newWidgetSettings } from './widget-settings';

/** How a widget looks and what it says in a page, without its products. */
export function widgetFace({ id, title, dataSourcePath, outOfStock, settings }: Widget): WidgetFace {
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
    recommends: recommendedAt(dataSourcePath),
    outOfStock,
    limit: shownLimit(settings),
  };
}

/** How many products a widget shows at most; of one whose field is empty while it is edited as many as of a new one. */
export function shownLimit({ limit }: Widget['settings']): number {
  return Math.min(MAX_SHOWN, Math.max(1, limit ?? NEW.limit ?? MAX_SHOWN));
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
