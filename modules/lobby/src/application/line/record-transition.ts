import { CLOCK, IDS, type Outbox, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import type { RecordAction } from '../../contract/index.ts'
import {
  act,
  beforeStep,
  type CheckInRecord,
  entered,
  isInLine,
  isStanding,
  isWantedAgain,
  leavesGroup,
  type StepBack,
  saysGoodbye,
  seenOnTake,
  stepBackTo,
} from '../../domain/index.ts'
import { Arrivals } from '../arrivals/arrivals.ts'
import { type CallIntoGroup, CurrentGroup } from '../groups/current-group.ts'
import { takeOut } from '../groups/group-members.ts'
import type { LobbyRepositories } from '../ports/index.ts'
import { TalentNotices } from '../push/notify.ts'
import { isGoodbyeAhead, PLACES_TOLD, TalentTexts } from '../talent/talent-texts.ts'
import { LobbySignals } from './lobby-signals.ts'

/** How a call-in is made. */
interface CallInWays {
  /** into the current group in the same step */
  readonly toGroup?: CallIntoGroup | undefined
  /** the talent is on a take of the current group */
  readonly hasTake?: boolean
}

/** A step of one talent through the day, with the messages and signals it causes. The session must be locked. */
export class RecordTransition extends service({
  signals: LobbySignals,
  texts: TalentTexts,
  notices: TalentNotices,
  group: CurrentGroup,
  arrivals: Arrivals,
  clock: CLOCK,
  ids: IDS,
}) {
  /** @throws DomainError rule `not_possible` */
  async apply(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    record: CheckInRecord,
    action: RecordAction,
    { toGroup, hasTake = false }: CallInWays = {},
  ): Promise<CheckInRecord> {
    const isCall = action === 'call-in'
    const now = this.needs.clock.now()
    const acted = act(record, action, now)
    const current = await repositories.groups.current(session.id)
    const isMember = current?.recordIds.includes(record.id) === true
    const leaves = isMember && leavesGroup(record, action)
    if (acted === record && !leaves) return record
    const marked = { ...acted, stepBack: stepBackTo(record, isMember) }
    const stepped = hasTake && acted !== record ? seenOnTake(marked, record) : marked
    if (acted !== record) await repositories.records.save(stepped)
    const joins = isCall ? toGroup : undefined
    const grouped = await this.#grouped(repositories, outbox, session, stepped, { joins, leaves })
    const after = isCall ? await this.#inRoom(repositories, grouped) : grouped
    if (action === 'arrive') this.needs.arrivals.tellCheckedIn(outbox, after, after.userId)
    if (isCall) await this.#called(repositories, outbox, session, record, after)
    if (saysGoodbye(record, action))
      await this.needs.texts.goodbye(repositories, outbox, [after], session, this.needs.clock.now())
    if (isWantedAgain(record, action)) this.needs.texts.withdrawGoodbye(outbox, after)
    this.needs.signals.recordAndTalent(outbox, after)
    if (isInLine(record) || isInLine(after) || action === 'call-in')
      this.needs.signals.line(outbox, session.id)
    return after
  }

  /**
   * Takes back the latest step of a talent: all that it changed is as it was before, without a new call. Who was in the
   * current group is in it again, who was not leaves it.
   */
  async takeBack(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    record: CheckInRecord,
    stepBack: StepBack,
  ): Promise<CheckInRecord> {
    const { signals, texts, group } = this.needs
    const out = stepBack.inGroup ? record : (await takeOut(repositories, outbox, signals, record)).record
    const before = beforeStep(out, stepBack)
    await repositories.records.save(before)
    const grouped = stepBack.inGroup ? (await group.take(repositories, outbox, before)).record : before
    const after = await this.#inRoom(repositories, grouped)
    if (record.state === 'signed_out' && saysGoodbye(before, 'sign-out')) texts.withdrawGoodbye(outbox, after)
    const { signedOutTime, auditioned, seenTime } = before
    const wasToldGoodbye = record.signedOutTime === null && (auditioned || seenTime !== null)
    if (signedOutTime && wasToldGoodbye && isGoodbyeAhead(signedOutTime, this.needs.clock.now()))
      await texts.goodbye(repositories, outbox, [after], session, signedOutTime)
    signals.recordAndTalent(outbox, after)
    if (isInLine(record) || isInLine(after)) signals.line(outbox, session.id)
    return after
  }

  async #grouped(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    record: CheckInRecord,
    { joins, leaves }: { readonly joins: CallInWays['toGroup']; readonly leaves: boolean },
  ): Promise<CheckInRecord> {
    const { group, signals } = this.needs
    if (joins) return (await group.call(repositories, outbox, session, record, joins)).record
    return leaves ? (await takeOut(repositories, outbox, signals, record)).record : record
  }

  /** A page that waits in the main room already is there as soon as its talent is called in. */
  async #inRoom(repositories: LobbyRepositories, record: CheckInRecord): Promise<CheckInRecord> {
    const now = this.needs.clock.now()
    const links = await repositories.presence.linksOf([record.id])
    const isIn = links.some((link) => isStanding(link, now) && link.room === 'main')
    const after = isIn ? entered(record, now) : record
    if (after !== record) await repositories.records.save(after)
    return after
  }

  async #called(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    before: CheckInRecord,
    called: CheckInRecord,
  ): Promise<void> {
    const isAgain = before.state === 'in_casting'
    await repositories.calls.add({
      id: this.needs.ids.next(),
      sessionId: session.id,
      dayId: called.dayId,
      recordId: called.id,
      at: called.callInTime ?? this.needs.clock.now(),
      isAgain,
    })
    await this.needs.texts.yourTurn(repositories, outbox, called, session)
    this.needs.notices.ask(outbox, called, 'called')
    // Only those behind the place that the talent had have moved up; who was in no line had none.
    if (!isInLine(before)) return
    const ahead = await repositories.records.aheadOf(before)
    const line = await repositories.records.firstInLine(called.dayId, PLACES_TOLD)
    if (ahead === 0 && line[0]) this.needs.notices.ask(outbox, line[0], 'next')
    await this.needs.texts.places(repositories, outbox, line, session, ahead)
  }
}
