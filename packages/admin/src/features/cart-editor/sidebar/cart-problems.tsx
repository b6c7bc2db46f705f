import { textSlots } from '@cartwright/core/smart-cart/text-slots';
import { translationIssues } from '@cartwright/core/translations/translation-issues';
import { ProblemCount } from '../../../editor-kit/fields/problem-count';
import { issuesUnder } from '../../../editor-kit/model/issues';
import { cartFieldIssues, cartScreenOf } from '../model/issues';
import { useProblems } from '../model/use-problems';

/** The issues that the general screen can have, counted: a blank name, and a template that cannot be used. */
export function CartProblems() {
  const problems = useProblems(({ cart }) =>
    cartFieldIssues(cart).filter(({ path }) => cartScreenOf(path).kind === 'general'),
  );
  return <ProblemCount problems={problems} />;
}

/** The issues of Buy More Save More, counted; none while it is off. */
export function VolumeProblems() {
  const problems = useProblems(({ cart }) => issuesUnder(cartFieldIssues(cart), ['buyMoreSaveMore']));
  return <ProblemCount problems={problems} />;
}

/** The issues of translations, counted. */
export function TranslationProblems() {
  return (
    <ProblemCount
      problems={useProblems(({ cart }) => translationIssues(textSlots(cart), cart.translations))}
    />
  );
}
