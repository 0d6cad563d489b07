import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { toast } from '../../ui/feedback/toast.ts'
import { answerKey, refresh, refreshKey } from '../answers/answer-key.ts'
import { liveAnswers } from '../answers/query-client.ts'
import { ApiError } from '../call/api-error.ts'
import { type CallInput, call } from '../call/call.ts'
import { currentToken } from '../call/token.ts'
import { personOf } from '../call/unsent-keys.ts'
import { currentSession } from '../session/session.ts'
import { whenIdle } from '../when-idle.ts'

/** A change of one cached answer. Made by `inAnswer`. */
export interface AnswerChange {
  readonly key: readonly unknown[]
  readonly change: (now: unknown) => unknown
}

/**
 * @param input of the answer that changes
 * @param change made a second time, it must do nothing
 */
export const inAnswer = <E extends Endpoint, T = ReplyOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  change: (now: T) => T,
): AnswerChange => ({ key: answerKey(endpoint, input), change: (now) => change(now as T) })

/** The effects of a refusal on the page. */
export interface Refusal {
  readonly changes?: readonly AnswerChange[]
  /** Endpoints whose cached answers the refusal shows to be out of date. */
  readonly refreshes?: readonly Endpoint[]
  /** In place of the server's words. */
  readonly says?: string
}

export interface ActionPlan<I, R> {
  /** Covers the page while the request is in flight ('Processing… (click to refresh)'). */
  readonly blocking?: true
  /** Changes shown at once, and taken back when the server refuses. */
  readonly shows?: (input: I) => readonly AnswerChange[]
  /** Changes that follow from the reply. */
  readonly changes?: (reply: R, input: I) => readonly AnswerChange[]
  /** Endpoints whose cached answers are out of date afterwards. */
  readonly refreshes?: readonly Endpoint[]
  /** Words at the edge of the page once it is done. */
  readonly says?: (reply: R, input: I) => string | undefined
  /** Words with the way back: the same action with another input. */
  readonly undo?: (reply: R, input: I) => { readonly says: string; readonly input: I } | undefined
  /** The effects of a refusal, by its code or by the server's present state in it. */
  readonly refused?: (fault: ApiError, input: I) => Refusal | undefined
  /** A refusal is said at the edge of the page, where there is no place beside the button. */
  readonly toasts?: true
  /** Name of a queue: actions with the same name reach the server one after the other, in the order of the calls. */
  readonly inOrder?: (input: I) => string
  /**
   * With `inOrder`: the input as it is sent, with what the last reply of the same name says. The person may act on a
   * picture that was drawn before that reply.
   */
  readonly after?: (input: I, last: R) => I
  /**
   * Without a network it stays shown, and is sent when that is back; where the page is gone by then, by the next one of
   * the same person in this browser. Each try has the same key.
   */
  readonly insists?: true
  /** A second one of the same name does nothing while the first is under way. */
  readonly oneOf?: (input: I) => string
}

/** A changing endpoint with everything that follows from it, for `useAction`. */
export interface ActionDefinition<E extends Endpoint> {
  readonly endpoint: E
  readonly plan: ActionPlan<CallInput<E>, ReplyOf<E>>
}

const loadUnsent = () => import('../call/unsent.ts')

/** Declares an action and its changes, beside a micro-frontend's data. */
export function defineAction<E extends Endpoint>(
  endpoint: E,
  plan: ActionPlan<CallInput<E>, ReplyOf<E>> = {},
): ActionDefinition<E> {
  // What has to do without the network is loaded while it is there, and after the first picture of the page.
  if (plan.insists) whenIdle(() => void loadUnsent().catch(() => {}))
  return { endpoint, plan }
}

const apply = (changes: readonly AnswerChange[] = []) => {
  for (const { key, change } of changes) liveAnswers.change(key, change)
}

/** The last of each name that goes in order: under way, or answered where the next one follows from the answer. */
const lines = new Map<string, Promise<unknown>>()

/**
 * @param keeps the reply, for the next one of the name
 * @param send gets the reply to the last one of the name, if there is one that was not refused
 */
function inLine<R>(name: string | undefined, keeps: boolean, send: (last?: R) => Promise<R>): Promise<R> {
  if (name === undefined) return send()
  const last = (lines.get(name) ?? Promise.resolve()) as Promise<R | undefined>
  const sent = last.then(send, () => send())
  lines.set(name, sent)
  const end = () => {
    if (!keeps && lines.get(name) === sent) lines.delete(name)
  }
  sent.then(end, end)
  return sent
}

export interface Sending {
  readonly idempotencyKey?: string
  readonly token?: string
  /** It goes on when the page is left; for small inputs. */
  readonly keepalive?: boolean
  /** Takes the request out in place of the browser's own. */
  readonly fetch?: typeof fetch
}

const underWay = new Map<string, Promise<unknown>>()

/**
 * Does an action: shows it, sends it, and corrects the shown answers.
 * @throws ApiError when it is refused; the shown change is taken back by then
 */
export function perform<E extends Endpoint>(
  action: ActionDefinition<E>,
  input: CallInput<E>,
  sending: Sending = {},
): Promise<ReplyOf<E>> {
  const { endpoint, plan } = action
  const name = plan.oneOf && `${endpoint.name} ${plan.oneOf(input)}`
  if (name === undefined) return carryOut(action, input, sending)
  const running = underWay.get(name) as Promise<ReplyOf<E>> | undefined
  if (running) return running
  const started = carryOut(action, input, sending).finally(() => underWay.delete(name))
  underWay.set(name, started)
  return started
}

async function carryOut<E extends Endpoint>(
  action: ActionDefinition<E>,
  input: CallInput<E>,
  sending: Sending,
): Promise<ReplyOf<E>> {
  const { endpoint, plan } = action
  const wishes = (plan.shows?.(input) ?? []).map(({ key, change }) => liveAnswers.propose(key, change))
  try {
    const name = plan.inOrder && `${endpoint.name} ${plan.inOrder(input)}`
    const inTurn = (send: (asked: CallInput<E>) => Promise<ReplyOf<E>>) =>
      inLine(name, plan.after !== undefined, (last?: ReplyOf<E>) =>
        send(last !== undefined && plan.after ? plan.after(input, last) : input),
      )
    const person = sending.token || currentToken() ? undefined : personOf(currentSession())
    const reply = await (plan.insists
      ? (await loadUnsent()).sendKept({ person, line: name, endpoint, input, sending }, inTurn)
      : inTurn((asked) => call(endpoint, asked, sending)))
    apply(plan.changes?.(reply, input))
    // The reply replaces the optimistic changes.
    for (const wish of wishes) plan.changes ? wish.takeBack() : wish.keep()
    for (const stale of plan.refreshes ?? []) void refresh(stale)
    const said = plan.says?.(reply, input)
    if (said) toast.ok(said)
    const back = plan.undo?.(reply, input)
    if (back)
      toast.undo(
        back.says,
        () => void perform(action, back.input, { token: sending.token }).catch(toast.failed),
      )
    return reply
  } catch (fault) {
    for (const wish of wishes) wish.takeBack()
    const refusal = fault instanceof ApiError ? plan.refused?.(fault, input) : undefined
    apply(refusal?.changes)
    for (const stale of refusal?.refreshes ?? []) void refresh(stale)
    // Other changes may have come between: the server has the true state.
    if (!refusal?.changes) for (const { key } of plan.shows?.(input) ?? []) void refreshKey(key)
    if (plan.toasts) toast.failed(refusal?.says ?? fault)
    throw fault
  }
}
