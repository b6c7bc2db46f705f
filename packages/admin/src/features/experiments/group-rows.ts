import type { Device } from '@cartwright/core/analytics/device-of';
import type { ExperimentGroupsResponse } from '@cartwright/core/contract/experiments';
import {
  type ExperimentDocument,
  variantName,
} from '@cartwright/core/experiments/document/experiment-document';
import { GOALS } from '@cartwright/core/experiments/document/goals';
import type { Grouping } from '@cartwright/core/experiments/goals/visitor-groups';
import { countryName } from '../../editor-kit/pickers/countries/country-name';
import { type DecisionFormats, goalFigure } from './goal-figure';
import { type FigureTable, opened } from './opened-cell';

/** Titles of the tables. */
export const GROUP_TITLES = { market: 'By market', device: 'By device' } as const satisfies Record<
  Grouping,
  string
>;

const GROUPS = { market: 'Market', device: 'Device' } as const;
const PLURALS = { market: 'markets', device: 'devices' } as const;
const DEVICE_NAMES: Readonly<Record<Device, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
};

/** Table of visitors and main goal by group and variant. */
export function groupRows(
  { variants, goalId }: Pick<ExperimentDocument, 'variants' | 'goalId'>,
  by: Grouping,
  { groups }: Pick<ExperimentGroupsResponse, 'groups'>,
  formats: DecisionFormats,
): FigureTable {
  const goal = GOALS[goalId].name;
  return {
    columns: [
      { title: GROUPS[by], kind: 'text' },
      ...variants.flatMap((_, at) => [
        { title: `${variantName(at)}: visitors`, kind: 'figure' as const },
        { title: `${variantName(at)}: ${goal.toLowerCase()}`, kind: 'figure' as const },
      ]),
    ],
    rows: groups.map(({ key, estimates }) => ({
      key: key ?? '',
      cells: [
        groupName(by, key),
        ...variants.flatMap((_, variant) => {
          const { visitors = 0, mean = 0 } = estimates[variant] ?? {};
          const of = `${variantName(variant)}, ${groupName(by, key)}`;
          const count = visitors.toLocaleString(formats.locale);
          const figure = visitors === 0 ? '–' : goalFigure(goalId, mean, formats);
          const cell = { variant, of, group: { by, key } };
          return [
            opened({ ...cell, text: count, title: 'Visitors', goalId: null }),
            opened({ ...cell, text: figure, title: goal, goalId }),
          ];
        }),
      ],
    })),
  };
}

function groupName(by: Grouping, key: string | null): string {
  if (key === null) return 'Not known';
  return by === 'market' ? countryName(key) : DEVICE_NAMES[key as Device];
}

/** Notes on groups missing from the tables. `counted`: visitors of the whole test. */
export function groupNotes(
  by: Grouping,
  { smaller, visitors }: Pick<ExperimentGroupsResponse, 'smaller' | 'visitors'>,
  counted: number,
  { locale }: Pick<DecisionFormats, 'locale'>,
): string[] {
  const number = (value: number) => value.toLocaleString(locale);
  return [
    ...(smaller > 0 ? [`${number(smaller)} smaller ${PLURALS[by]} aren’t shown.`] : []),
    ...(visitors < counted
      ? [
          `${number(visitors)} of ${number(counted)} visitors are shown. The others were forgotten: after 90 days, or because they withdrew consent.`,
        ]
      : []),
  ];
}
