import { CLOCK, dayIn, service } from '@callboard/core'
import { CHECK_IN_FACES } from '@callboard/lobby/queries'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import type { SessionAttention } from '../../contract/index.ts'
import { PROJECTS_STORE, type SessionOutline } from '../ports/index.ts'

const MOST_FACES = 6

export interface SessionNeeds {
  readonly projectId: string
  readonly attention: SessionAttention
  /** Stored media, bytes. */
  readonly size: number
}

/** What waits in sessions: a few questions to other modules, however many sessions there are. */
export class Attention extends service({
  store: PROJECTS_STORE,
  clock: CLOCK,
  faces: CHECK_IN_FACES,
  videos: VIDEO_DIRECTORY,
  appointments: APPOINTMENT_QUERIES,
}) {
  async of(sessions: readonly SessionOutline[]): Promise<readonly SessionNeeds[]> {
    if (sessions.length === 0) return []
    const ids = sessions.map(({ id }) => id)
    const days = sessions.flatMap(({ dates }) => dates.map(({ id }) => id))
    const now = this.needs.clock.now()
    const toCome = sessions.flatMap(({ dates, timeZone }) =>
      dates.filter(({ date }) => date >= dayIn(timeZone, now)).map(({ id }) => id),
    )
    const [faces, media, frames, times, lost, shared] = await Promise.all([
      this.needs.faces.bySession(ids, MOST_FACES),
      this.needs.videos.mediaBySession(ids),
      this.needs.appointments.frameCounts(days),
      this.needs.appointments.timesOn(toCome),
      this.needs.appointments.lostTimes(ids),
      this.needs.store.read(({ shares }) => shares.among(days)),
    ])
    return sessions.map((session) => {
      const present = faces.get(session.id)
      const today = dayIn(session.timeZone, now)
      const isOver = session.dates.every(({ date }) => date < today)
      const unshared = session.dates
        .filter(({ id, date }) => date >= today && frames.has(id) && !shared.has(id))
        .toSorted((a, b) => a.date.localeCompare(b.date))
      const asked = times
        .filter(
          ({ sessionId, start, reply }) => sessionId === session.id && start > now && reply === 'other_time',
        )
        .toSorted((a, b) => a.start.getTime() - b.start.getTime())
      return {
        projectId: session.projectId,
        size: media.get(session.id)?.bytes ?? 0,
        attention: {
          session: session.id,
          holds: session.dates.filter(({ date, hasManager }) => !hasManager && date >= today).length,
          unshared: unshared.length,
          unshared_day: unshared[0]?.id ?? null,
          unviewed_takes: media.get(session.id)?.unviewedTakes ?? 0,
          without_time: lost.filter(
            ({ sessionId, start }) => sessionId === session.id && (!isOver || start > now),
          ).length,
          asked_times: asked.length,
          asked_day: asked[0]?.dayId ?? null,
          faces: (present?.faces ?? []).map(({ name, photoUrl }) => ({ name, photo_url: photoUrl })),
          checked_in: present?.count ?? 0,
        },
      }
    })
  }
}
