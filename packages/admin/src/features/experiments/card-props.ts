import type { Command } from '@cartwright/core/editing/set-field';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { FieldScope } from '../../editor-kit/fields/field-scope';

/** Props of the cards of the test editor. */
export interface CardProps {
  readonly document: ExperimentDocument;
  /** Reports the issues of its fields. */
  readonly scope: FieldScope;
  readonly run: (command: Command<ExperimentDocument>) => unknown;
}
