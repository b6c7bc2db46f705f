import { HAND_PICKED } from '../data-sources/built-in-sources';
import { cartSourceAt, sourceAt } from '../data-sources/source-at';
import { type Issue, issue, type Path } from '../editing/issue';
import { hexOf } from '../looks/colour';
import { COLOUR_NAMES, THEME_COLOURS } from '../looks/colour-names';
import { dedupedIssues, lengthIssues } from '../texts/length-issues';
import { LIST_LIMITS, MAX_AMOUNT } from '../texts/limits';
import { textIssues } from '../texts/text-table';
import { bundleIssues } from './validate-bundle';
import { wholeIssue } from './whole-issue';
import { NAME_MISSING, type Widget, widgetDocument } from './widget';
import { MAX_COLUMNS, MAX_SHOWN } from './widget-settings';
import { WIDGET_TEXTS } from './widget-texts';

/** Validation issues of a widget, length issues included. Without products it is valid, and shows nothing. */
export function validateWidget(widget: Widget): Issue[] {
  const { name, products, settings } = widget;
  const issues: Issue[] = [];
  if (name.trim() === '') issues.push(issue('blank', ['name'], NAME_MISSING));
  issues.push(...sourceIssues(widget));
  issues.push(...wholeIssue(settings.limit, 1, MAX_SHOWN, ['settings', 'limit'], 'limit'));
  if (products.length > LIST_LIMITS.widgetProducts) {
    const message = `Choose at most ${LIST_LIMITS.widgetProducts} products for a widget.`;
    issues.push(issue('too_many_products', ['products'], message));
  }
  issues.push(
    ...settingIssues(widget),
    ...textIssues(WIDGET_TEXTS, settings.language, settings, ['settings', 'language']),
    ...discountIssues(widget),
    ...giftIssues(widget),
    ...kindIssues(widget),
  );
  return [...issues, ...dedupedIssues(lengthIssues(widgetDocument, widget), issues)];
}

/** Issues of a bundle builder's settings. */
function kindIssues({ classification, settings: { bundle } }: Widget): Issue[] {
  const at = ['settings', 'bundle'];
  if ((classification === 'bundle_builder') !== (bundle !== null)) {
    const message = 'A bundle builder has settings of its bundle, and no other widget has.';
    return [issue('bundle', at, message)];
  }
  return bundle ? bundleIssues(bundle, at) : [];
}

function sourceIssues({ dataSourcePath, classification }: Widget): Issue[] {
  const at = sourceAt(dataSourcePath);
  const problem = (message: string) => [issue('data_source', ['dataSourcePath'], message)];
  if (at === null) return problem('Choose where the products come from.');
  if (at.source === 'collection' && at.collectionId === null) return problem('Choose a collection.');
  if (at.source === 'tag' && at.tag === null) return problem('Choose a tag.');
  if (classification !== 'cart_page' || cartSourceAt(dataSourcePath)) return [];
  return problem('Choose another source: carts don’t know what a shopper has bought.');
}

/** Issues of enabled settings; disabled ones are kept unchecked. */
function settingIssues({ settings }: Widget): Issue[] {
  const { layout, style, timer, quantityInputs: inputs, viewCookieDays } = settings;
  const at = (...path: Path) => ['settings', ...path];
  const colours = THEME_COLOURS.filter((field) => style[field] !== null && hexOf(style[field]) === null);
  const message = 'Enter a color with a # and three or six digits, such as #1d6b42.';
  return [
    ...wholeIssue(layout.large.columns, 1, MAX_COLUMNS.large, at('layout', 'large', 'columns')),
    ...wholeIssue(layout.medium.columns, 1, MAX_COLUMNS.medium, at('layout', 'medium', 'columns')),
    ...wholeIssue(layout.small.columns, 1, MAX_COLUMNS.small, at('layout', 'small', 'columns')),
    ...colours.map((field) => issue('colour', at('style', field), message, COLOUR_NAMES[field])),
    ...wholeIssue(style.buttonWidth, 10, 100, at('style', 'buttonWidth')),
    ...(timer.enabled ? timerIssues(timer) : []),
    ...(inputs.enabled ? quantityIssues(inputs) : []),
    ...wholeIssue(viewCookieDays, 1, 30, at('viewCookieDays')),
  ];
}

function timerIssues({ minutes, seconds, width }: Widget['settings']['timer']): Issue[] {
  const at = ['settings', 'timer'];
  return [
    ...wholeIssue(minutes, 0, 1440, [...at, 'minutes']),
    ...wholeIssue(seconds, 0, 59, [...at, 'seconds']),
    ...(minutes === 0 && seconds === 0
      ? [issue('number', [...at, 'minutes'], 'Enter a time of at least one second.')]
      : []),
    ...wholeIssue(width, 10, 100, [...at, 'width']),
  ];
}

function quantityIssues({ min, max, default: initial }: Widget['settings']['quantityInputs']): Issue[] {
  const at = ['settings', 'quantityInputs'];
  const [minIssues, maxIssues] = [
    wholeIssue(min, 1, 10, [...at, 'min']),
    wholeIssue(max, 1, 10, [...at, 'max']),
  ];
  const limits = [...minIssues, ...maxIssues];
  if (limits.length > 0 || min === null || max === null) return limits;
  if (min > max) return [issue('order', [...at, 'max'], `Enter a maximum of at least ${min}.`)];
  return wholeIssue(initial, min, max, [...at, 'default']);
}

function discountIssues(widget: Widget): Issue[] {
  const { dynamicDiscountType: type, dynamicDiscountAmount: amount } = widget;
  if (type === 'none') return [];
  const max = type === 'percentage' ? 100 : MAX_AMOUNT;
  const isAmount = amount !== null && amount > 0 && amount <= max;
  const message =
    type === 'percentage'
      ? 'Enter a percentage above 0, up to 100.'
      : `Enter an amount above 0, up to ${MAX_AMOUNT.toLocaleString('en')}.`;
  return [
    ...(isAmount ? [] : [issue('number', ['dynamicDiscountAmount'], message)]),
    ...discountedIssues(widget),
  ];
}

function giftIssues(widget: Widget): Issue[] {
  const { gwpEnabled, gwpMinimumSubtotal: minimum, dynamicDiscountType } = widget;
  if (!gwpEnabled) return [];
  const isMinimum = minimum !== null && minimum >= 0 && minimum <= MAX_AMOUNT;
  const message = `Enter an amount from 0 to ${MAX_AMOUNT.toLocaleString('en')}.`;
  return [
    ...(isMinimum ? [] : [issue('number', ['gwpMinimumSubtotal'], message)]),
    ...countIssues(widget),
    // Reported for the discount already.
    ...(dynamicDiscountType === 'none' ? givenIssues(widget) : []),
  ];
}

/** Issues of the number of gifts: each product is given once, so there must be as many. */
function countIssues({ gwpCount, dataSourcePath, products }: Widget): Issue[] {
  const issues = wholeIssue(gwpCount, 1, 10, ['gwpCount']);
  if (issues.length > 0 || dataSourcePath !== HAND_PICKED || products.length >= Number(gwpCount))
    return issues;
  const message =
    products.length === 0
      ? 'Choose the products that shoppers get.'
      : `Enter at most ${products.length}, or choose more products: each is given once.`;
  return [issue('few_products', products.length === 0 ? ['products'] : ['gwpCount'], message)];
}

/** Issues of a discount: checkout knows its products only from the list published with it. */
function discountedIssues({ classification, dataSourcePath }: Widget): Issue[] {
  if (classification !== null) {
    return [issue('place', ['dynamicDiscountType'], 'Only a widget on store pages can give a discount.')];
  }
  if (dataSourcePath === HAND_PICKED || sourceAt(dataSourcePath) === null) return [];
  const message = 'Choose Hand-picked: a discount is for products that you choose yourself.';
  return [issue('data_source', ['dataSourcePath'], message)];
}

/** Issues of a gift, likewise. */
function givenIssues({ classification, dataSourcePath }: Widget): Issue[] {
  if (classification !== null) {
    return [issue('place', ['gwpEnabled'], 'Only a widget on store pages can give a gift.')];
  }
  if (dataSourcePath === HAND_PICKED || sourceAt(dataSourcePath) === null) return [];
  const message = 'Choose Hand-picked: gifts are products that you choose yourself.';
  return [issue('data_source', ['dataSourcePath'], message)];
}
