import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import type { CodeMessage } from '@cartwright/ui/cart/discount-code/discount-code';
import type { PartProps } from '../../parts/part';
import type { WeighCodes } from '../../state/ports/intent';
import { tryCodes } from '../../state/requests/try-codes';
import { codeStatusText, giftCardRefusal, refusalOf } from './code-messages';
import { questionOf } from './code-question';
import type { CodeState, FieldState } from './code-state';
import type { DISCOUNT_CODE_MESSAGES } from './discount-code-messages';
import { giftCardCode, NOT_HONOURED, parseCodes, sameCode } from './parse-codes';

type Messages = InAnyLanguage<typeof DISCOUNT_CODE_MESSAGES>;

const done = (text: string): CodeMessage => ({ kind: 'done', text });
const refused = (text: string): CodeMessage => ({ kind: 'refused', text });

/** Actions of the code and gift card fields. */
export function codeActions(
  { component, session }: PartProps<'discount_code'>,
  state: CodeState,
  messages: Messages,
) {
  const { language } = component.settings;
  const { codes: field, giftCards: cardField, question } = state;

  /** Clears the messages of both fields before the next action. */
  function purgeMessages(): void {
    field.messages.value = cardField.messages.value = [];
  }

  /** Submits a field's input; `work` returns the messages and the text left in the field. */
  async function entering(
    { draft, pending, messages: shown }: FieldState,
    work: () => Promise<{ readonly messages: readonly CodeMessage[]; readonly left: string }>,
  ): Promise<void> {
    const typed = draft.value;
    pending.value = true;
    purgeMessages();
    const said = await work();
    pending.value = false;
    shown.value = said.messages;
    // Input typed meanwhile is kept.
    if (draft.value === typed) draft.value = said.left;
  }

  function enter(typed: string, weigh?: WeighCodes): Promise<void> {
    question.value = null;
    return entering(field, async () => {
      const applied = (session.cartStore.truth.peek()?.codes ?? []).filter(({ applicable }) => applicable);
      const isApplied = (code: string) => applied.some((each) => sameCode(each.code, code));
      const requested = parseCodes(typed);
      const fresh = requested.filter((code) => !isApplied(code));
      const known = requested
        .filter(isApplied)
        .map((code) => messageFor(code) ?? done(messages.already(code)));
      if (requested.length === 0) return { messages: [refused(messages.enterFirst)], left: '' };
      if (fresh.length === 0) return { messages: known, left: typed };
      state.clearReasons();
      const outcome = await session.dispatch({
        type: 'codes',
        apply: fresh,
        remove: [],
        unless: ['useless'],
        ...(weigh && { weigh }),
      });
      const failed = outcome.ok ? null : outcome;
      if (failed?.trial) {
        question.value = questionOf(fresh, failed.trial, session);
        return { messages: known, left: fresh.join(' ') };
      }
      if (failed && failed.code !== 'code_unusable')
        return { messages: [...known, refused(failed.message)], left: fresh.join(' ') };
      const out = failed?.path.split(',') ?? [];
      const kept = fresh.filter((code) => !out.some((each) => sameCode(each, code)));
      await state.standings.look([...kept, ...out.filter((code) => !hasReason(code))]);
      const refusals = out.map((code) => refusal(code, failed?.message ?? ''));
      return { messages: [...known, ...kept.map(accepted), ...refusals], left: out.join(' ') };
    });
  }

  /** Whether the store gave a specific reason; “not honoured beside others” leaves the cause open. */
  function hasReason(code: string): boolean {
    const reason = state.reasonOf(code);
    return reason !== null && reason.name !== NOT_HONOURED;
  }

  function accepted(code: string): CodeMessage {
    return messageFor(code) ?? done(messages.accepted(code));
  }

  /** Message about an applied code that takes nothing off; null if it does, or if nothing is known. */
  function messageFor(code: string): CodeMessage | null {
    const text = codeStatusText(state.standings.standing(code), messages);
    return text === null ? null : { kind: 'told', text: messages.about(code, text) };
  }

  function refusal(code: string, unknown: string): CodeMessage {
    const text = hasReason(code) ? null : codeStatusText(state.standings.standing(code), messages);
    if (text !== null) return refused(messages.about(code, text));
    const texts = { merchants: language.discountInvalidMessage, unknown };
    return refusalOf(code, state.reasonOf(code), texts, messages);
  }

  async function leaving(id: string, leave: () => Promise<unknown>): Promise<void> {
    purgeMessages();
    state.leaving.value = [...state.leaving.value, id];
    await leave();
    state.leaving.value = state.leaving.value.filter((each) => each !== id);
  }

  return {
    enterCodes: () => enter(field.draft.value, tryCodes),
    useAnyway: () => enter(question.value?.codes.join(' ') ?? ''),
    keepRewards() {
      question.value = null;
      field.draft.value = '';
    },
    removeCode: (code: string) =>
      leaving(code, () => session.dispatch({ type: 'codes', apply: [], remove: [code] })),
    enterGiftCard: () =>
      entering(cardField, async () => {
        const typed = cardField.draft.value;
        const code = giftCardCode(typed);
        if (code === '') return { messages: [refused(messages.enterFirst)], left: '' };
        const outcome = await session.dispatch({ type: 'gift_cards', add: [code], remove: [] });
        if (outcome.ok) return { messages: [done(messages.giftCardAccepted)], left: '' };
        const refusal = giftCardRefusal(language.giftCardInvalidMessage, outcome.message);
        const message = outcome.code === 'refused' ? refusal : refused(outcome.message);
        return { messages: [message], left: typed };
      }),
    removeGiftCard: (id: string) =>
      leaving(id, () => session.dispatch({ type: 'gift_cards', add: [], remove: [id] })),
  };
}
