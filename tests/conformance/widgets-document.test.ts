import { REVIEW_APPS } from '@cartwright/core/catalogue/review-apps';
import * as dataSources from '@cartwright/core/contract/data-sources';
import { theme } from '@cartwright/core/contract/looks';
import * as previewWidget from '@cartwright/core/contract/preview-widget';
import * as widgets from '@cartwright/core/contract/widgets';
import { namedDataSources } from '@cartwright/core/data-sources/built-in-sources';
import { builtInAt } from '@cartwright/core/data-sources/source-at';
import { MAX_SOURCE_PRODUCTS } from '@cartwright/core/data-sources/source-request';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { CLASSIFICATIONS, WIDGET_KINDS } from '@cartwright/core/widgets/classification';
import { INSTALL_STATES, LIVE_DAYS } from '@cartwright/core/widgets/install-state';
import { DISCOUNT_TYPES, newWidget, OUT_OF_STOCK } from '@cartwright/core/widgets/widget';
import { BREAKPOINTS } from '@cartwright/core/widgets/widget-response';
import {
  DISPLAY_TYPES,
  LAYOUT_TYPES,
  MAX_COLUMNS,
  MAX_SHOWN,
  PRODUCT_TYPES,
} from '@cartwright/core/widgets/widget-settings';
import { expect, it } from 'vitest';
import { callsOf, documentTables, expectInFiles, expectValues, plain } from './document-tables';

const rowsOf = documentTables('widgets.md');
const namesOf = (heading: string) => rowsOf(heading).map(([name]) => plain(name));
const saysOf = (value: unknown) =>
  value === '' ? 'empty' : Array.isArray(value) && value.length === 0 ? 'none' : String(value);

it('lists every field of a new widget', () => {
  const {
    id: _id,
    name: _name,
    classification: _where,
    settings: _settings,
    ...others
  } = newWidget(1, 'New', null);
  const rows = Object.entries(others).map(([field, value]) => [`\`${field}\``, saysOf(value)]);
  expectValues(rowsOf('Fields'), {
    ...Object.fromEntries(rows),
    '`id`': 'reserved when the editor opens',
    '`name`': 'as entered',
    '`classification`': 'as chosen',
    '`settings`': 'below',
  });
});

it('lists every setting of a new widget', () => {
  const { settings } = newWidget(1, 'New', null);
  const { layout, style, language, callbacks, timer, integrations, quantityInputs, ...others } = settings;
  const { buttonWidth, ...colours } = style;
  expect(new Set(Object.values(colours))).toEqual(new Set([null]));
  expect(new Set(Object.values(callbacks))).toEqual(new Set(['']));
  expect(new Set(Object.values(integrations))).toEqual(new Set([false]));
  const rows = Object.entries(others).map(([field, value]) => [`\`${field}\``, saysOf(value)]);
  expectValues(rowsOf('Settings'), {
    ...Object.fromEntries(rows),
    '`layout.large`': Object.values(layout.large),
    '`layout.medium`': Object.values(layout.medium),
    '`layout.small`': Object.values(layout.small),
    '`style.buttonWidth`': buttonWidth,
    'other `style`': null,
    '`language`': Object.values(language),
    '`callbacks`': Object.keys(callbacks),
    '`timer`': Object.values(timer),
    '`integrations`': `${REVIEW_APPS.join(', ')}: all off`,
    '`quantityInputs`': Object.values(quantityInputs),
  });
});

it('lists every value', () => {
  expectValues(rowsOf('Values'), {
    Classifications: CLASSIFICATIONS,
    Kinds: WIDGET_KINDS,
    'Sold-out products': OUT_OF_STOCK,
    'Purchase options': PRODUCT_TYPES,
    'Display types': DISPLAY_TYPES,
    Arrangements: LAYOUT_TYPES,
    Discounts: DISCOUNT_TYPES,
    'Install states': INSTALL_STATES,
    'Last view that counts as live, days': LIVE_DAYS,
    'Smallest width of large screens, pixels': BREAKPOINTS.large.min,
    'Largest width of small screens, pixels': BREAKPOINTS.small.max,
  });
});

it('lists every data source, in the order of the admin', () => {
  const yesOrNo = (holds: boolean) => (holds ? 'yes' : 'no');
  expect(rowsOf('Data sources')).toEqual(
    namedDataSources().map(({ path, name }) => {
      const source = builtInAt(path);
      return [`\`${path}\``, name, yesOrNo(source?.isListed === true), yesOrNo(source?.inCart != null)];
    }),
  );
});

it('lists every query parameter', () => {
  expect(namesOf('Questions of data sources')).toEqual(Object.keys(dataSources.sourceQuery.shape));
  const { limit, metafields, selling_plans } = dataSources.sourceQuery.parse({ key: 'a.myshopify.com' });
  const documented = Object.fromEntries(
    rowsOf('Questions of data sources').map(([name, value]) => [plain(name), value]),
  );
  expect(documented).toMatchObject({ limit: String(limit), metafields: 'no', selling_plans: 'no' });
  expect([metafields, selling_plans]).toEqual([false, false]);
  expect(dataSources.sourceQuery.safeParse({}).success).toBe(false);
});

it('lists every theme field', () => {
  const { id, name, logoUrl, settings: _settings, schemaVersion: _version, ...colours } = DEFAULT_LOOK;
  expectValues(
    rowsOf('Theme').map(([field, value]) => [plain(field), value ?? '']),
    {
      ...Object.fromEntries(Object.keys(theme.shape).map((field) => [field, null])),
      ...colours,
      id,
      name,
      logoUrl,
      owner: 'the shop',
      settings: 'the look’s',
    },
  );
});

it('cites every text as in the code', () => {
  const rows = rowsOf('Texts');
  expect(rows.length).toBeGreaterThan(10);
  expectInFiles(rows);
});

it('lists every call', () => {
  expect(namesOf('Calls').toSorted()).toEqual(callsOf([widgets, dataSources, previewWidget]).toSorted());
});

it('lists every limit', () => {
  expectValues(rowsOf('Limits'), {
    'Products shown': MAX_SHOWN,
    'Products chosen by hand': LIST_LIMITS.widgetProducts,
    'Products of an answer': MAX_SOURCE_PRODUCTS,
    'Columns on large, medium, small screens': Object.values(MAX_COLUMNS),
    'Characters of a widget’s name': TEXT_LIMITS.widgetName,
    'Characters of its title': TEXT_LIMITS.title,
    'Characters of a button': TEXT_LIMITS.button,
    'Characters of a script': TEXT_LIMITS.code,
    'Data sources of a shop’s own': LIST_LIMITS.customSources,
    'Rules of one': LIST_LIMITS.sourceRules,
    'Conditions of a rule': LIST_LIMITS.ruleConditions,
    'Results of a rule': LIST_LIMITS.ruleResults,
    'Values of a condition': LIST_LIMITS.conditionValues,
  });
});
