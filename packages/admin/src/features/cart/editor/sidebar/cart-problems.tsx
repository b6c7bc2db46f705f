import { textSlots } from '@cartwright/core/cart/text-slots';
import { translationIssues } from '@cartwright/core/translations/translation-issues';
import { ProblemCount } from '../../../../editor-kit/fields/problem-count';
import { issuesUnder } from '../../../../editor-kit/model/issues';
import { cartFieldIssues, cartScreenOf } from '../model/issues';
import { useProblems } from '../model/use-problems';

/** Issue count of the general screen: blank name, invalid template. */
export function CartProblems() {
  const problems = useProblems(({ cart }) =>
    cartFieldIssues(cart).filter(({ path }) => cartScreenOf(path).kind === 'general'),
  );
  return <ProblemCount problems={problems} />;
}

/** Issue count of Buy More Save More; 0 while it is off. */
export function VolumeProblems() {
  const problems = useProblems(({ cart }) => issuesUnder(cartFieldIssues(cart), ['buyMoreSaveMore']));
  return <ProblemCount problems={problems} />;
}

/** Issue count of translations. */
export function TranslationProblems() {
  return (
    <ProblemCount
      problems={useProblems(({ cart }) => translationIssues(textSlots(cart), cart.translations))}
    />
  );
}
