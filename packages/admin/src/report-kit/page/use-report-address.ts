import { type ReportDefinition, type ReportTab, tabOf } from '@cartwright/core/analytics/reports/report';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ChosenRange, chosenIn, searchOf } from '../range/chosen-range';

/** Tab and days that the address names, so that a report can be linked. */
export interface ReportAddress {
  /** The first one for a hash that no tab has. */
  readonly tab: ReportTab;
  readonly chosen: ChosenRange;
  readonly choose: (chosen: ChosenRange) => void;
}

export function useReportAddress(definition: ReportDefinition, now: number, timezone: string): ReportAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    tab: tabOf(definition, hash) ?? definition.tabs[0],
    chosen: chosenIn(search, now, timezone),
    choose: (chosen) =>
      void navigate({
        to: './',
        search: searchOf(chosen),
        hash,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
  };
}
