import { describe, expect, it } from 'vitest';
import { columnOf, tabOf } from './report';
import { REPORTS, reportOf } from './reports';

describe.each(REPORTS.map((report) => [report.key, report] as const))('report %s', (key, report) => {
  it('is found by its key, with its tabs and columns', () => {
    expect(reportOf(key)).toBe(report);
    for (const tab of report.tabs) {
      expect(tabOf(report, tab.key)).toBe(tab);
      for (const column of tab.columns) expect(columnOf(tab, column.key)).toBe(column);
    }
  });

  it('uses URL-safe keys, unique among tabs and among a tab’s columns', () => {
    const keys = report.tabs.map((tab) => tab.key);
    for (const each of [key, ...keys]) expect(each).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { columns } of report.tabs)
      expect(new Set(columns.map((column) => column.key)).size).toBe(columns.length);
  });

  it('sorts each table by one of its own columns', () => {
    for (const tab of report.tabs) if (tab.kind === 'table') expect(columnOf(tab, tab.sortBy)).not.toBeNull();
  });

  it('describes every figure in a sentence', () => {
    for (const { columns } of report.tabs)
      for (const { about } of columns) expect(about).toMatch(/^[A-Z].*[.]$/);
  });

  it('gives a figure the same title and format wherever its key is used', () => {
    const shown = report.tabs.flatMap(({ columns }) =>
      columns.map((column) => [column.key, `${column.title} (${column.format})`] as const),
    );
    for (const [column, title] of shown) expect(new Map(shown).get(column)).toBe(title);
  });
});

it('returns null for an unknown report, tab or column', () => {
  const [report] = REPORTS;
  if (!report) throw new Error('There is no report.');
  expect(reportOf('toString')).toBeNull();
  expect(tabOf(report, 'toString')).toBeNull();
  expect(columnOf(report.tabs[0], 'toString')).toBeNull();
});
