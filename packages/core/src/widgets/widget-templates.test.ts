import { expect, it } from 'vitest';
import { CLASSIFICATIONS } from './classification';
import { createdWidget } from './created-widget';
import { validateWidget } from './validate-widget';
import { newWidget } from './widget';
import { WIDGET_TEMPLATES } from './widget-templates';

it('every template creates a widget that can be saved', () => {
  for (const { name, classification, widget } of WIDGET_TEMPLATES)
    expect(validateWidget(createdWidget(1, { ...widget, name, classification }))).toEqual([]);
});

it('the first template of a classification is a new widget', () => {
  for (const classification of [null, ...CLASSIFICATIONS]) {
    const first = WIDGET_TEMPLATES.find((each) => each.classification === classification);
    if (!first) continue;
    const made = createdWidget(1, { ...first.widget, name: 'Beside', classification });
    expect(made).toEqual(newWidget(1, 'Beside', classification));
  }
  expect(new Set(WIDGET_TEMPLATES.map(({ key }) => key)).size).toBe(WIDGET_TEMPLATES.length);
});
