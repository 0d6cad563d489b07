import { CLOCK, type Outbox, service, UNDO_SECONDS } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { groupFinished } from '../../contract/index.ts'
import {
  type CheckInRecord,
  finishAudition,
  type Group,
  held,
  isSeen,
  isThere,
  leaveGroup,
  toldGoodbye,
  withMembers,
} from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import type { LobbyRepositories } from '../ports/index.ts'
import { TalentTexts } from '../talent/talent-texts.ts'
import { membersOf } from './group-members.ts'
import { tellFinished } from './tell-finished.ts'

/** How a group ends. */
export interface GroupEnding {
  /** the talent are told later, until when the end can be undone */
  readonly undoable?: boolean
  /** members whom staff have seen; absent: those who are there by all that is known */
  readonly seen?: readonly string[] | undefined
  /** it has a take, and is kept for it whoever was there */
  readonly hasTake: boolean
}

/**
 * Ends a group: members who were there have auditioned, the others leave it and are in the lobby as before. The session
 * must be locked.
 */
export class GroupEnd extends service({
  signals: LobbySignals,
  texts: TalentTexts,
  clock: CLOCK,
  undoSeconds: UNDO_SECONDS,
}) {
  /** @returns the group if it goes on, empty: nobody was there, and there is nothing to keep it for */
  async end(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    group: Group,
    { undoable = false, seen, hasTake }: GroupEnding,
  ): Promise<Group | null> {
    const { signals, texts, undoSeconds } = this.needs
    const now = this.needs.clock.now()
    const members = await membersOf(repositories, group)
    // A take of a group whose pages told nothing is of those who were called into the room.
    const takeTells = hasTake && !members.some(isThere)
    const wasThere = (member: CheckInRecord) => {
      if (member.joinedTime !== null) return true
      return seen ? seen.includes(member.id) : isThere(member) || (takeTells && isSeen(member))
    }
    const stays = members.some(wasThere) || hasTake || group.guests.length > 0
    const left = withMembers(group, members.filter(wasThere))
    const ended = stays ? { ...left, finishedAt: now } : left
    await repositories.groups.save(ended)
    // An end that nobody was there for cannot be undone: the group goes on.
    const isHeld = undoable && stays
    const after = members.map((member) => {
      if (!wasThere(member))
        return isHeld ? held(member, leaveGroup(member), group.id) : { ...leaveGroup(member), stepBack: null }
      const done = finishAudition(member, member.callInTime ?? now)
      return isHeld ? held(member, done, group.id) : toldGoodbye(done, now)
    })
    for (const record of after) {
      await repositories.records.save(record)
      if (isHeld) signals.record(outbox, record)
      else signals.recordAndTalent(outbox, record)
    }
    if (isHeld)
      outbox.enqueue(
        tellFinished,
        { session: session.id, group: group.id, finished_at: now.toISOString() },
        { at: new Date(now.getTime() + undoSeconds * 1000) },
      )
    else
      await texts.goodbye(
        repositories,
        outbox,
        after.filter(({ groupId }) => groupId === group.id),
        session,
        now,
      )
    outbox.publish(groupFinished, { group_id: group.id, session_id: session.id })
    signals.currentGroup(outbox, session.id, stays ? null : ended)
    signals.line(outbox, session.id)
    return stays ? null : ended
  }
}
