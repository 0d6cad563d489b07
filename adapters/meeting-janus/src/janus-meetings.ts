import type { MeetingMedia } from '@callboard/core'
import type { MeetingProvider } from '@callboard/lobby'
import { JanusLink } from './janus-link.ts'
import { JanusAway } from './janus-message.ts'
import { JanusRooms } from './janus-rooms.ts'
import { checkSettings, type JanusSettings } from './janus-settings.ts'
import { JanusVisit } from './janus-visit.ts'
import { openRights, roomId, sealRights } from './room-token.ts'

export interface JanusMeetings {
  readonly provider: MeetingProvider
  readonly media: MeetingMedia
}

/** Milliseconds between two tries to reach a Janus that is away. */
const RETRY = 1_000

/**
 * Meetings on a Janus server. Tickets are sealed without asking it; the media of a visit are opened when its page
 * enters.
 * @throws Error that names the setting that is wrong: JANUS_URL, JANUS_API_SECRET, JANUS_ADMIN_KEY
 */
export function janusMeetings(settings: JanusSettings): JanusMeetings {
  checkSettings(settings)
  const { sealer, clock, ice } = settings
  return {
    provider: {
      async ticket(request) {
        const { person, display, moderator, muted, publishes } = request
        return {
          kind: 'janus',
          room: roomId(request),
          token: sealRights(sealer, request, clock.now()),
          display,
          moderator,
          muted,
          publishes,
          ice_servers: ice.for(person).map((server) => ({ ...server })),
        }
      },
    },
    media: janusMedia(settings),
  }
}

function janusMedia({ url, apiSecret, adminKey, secret, sealer, logger }: JanusSettings): MeetingMedia {
  const visits = new Set<JanusVisit>()
  let retry: NodeJS.Timeout | undefined
  let isClosed = false
  const link = new JanusLink({
    url,
    apiSecret,
    onDown: () => {
      if (!isClosed) logger.warn({}, 'The line to Janus was lost')
      rooms.forget()
      for (const visit of [...visits]) visit.away()
      tryAgain()
    },
  })
  const rooms = new JanusRooms(link, { adminKey, secret })

  function tryAgain(): void {
    clearTimeout(retry)
    if (isClosed || visits.size === 0) return
    retry = setTimeout(() => {
      link.open().then(() => {
        logger.warn({}, 'Janus answers again')
        for (const visit of [...visits]) visit.back()
      }, tryAgain)
    }, RETRY)
  }

  const isLast = (room: string) => [...visits].every(({ visitor }) => visitor.room !== room)

  return {
    visit(visitor, tell) {
      const visit: JanusVisit = new JanusVisit(visitor, {
        link,
        rooms,
        rightsOf: (token) => openRights(sealer, token, visitor),
        tell,
        warn: (err) => logger.warn({ err, room: visitor.room }, 'Janus refused a request'),
        onAway: tryAgain,
        onClose: () => {
          visits.delete(visit)
          if (isClosed || !isLast(visitor.room)) return
          // Rooms are made again when needed, so that a fault here is of no harm.
          rooms.sweep(visitor.room).catch((err: unknown) => {
            if (!(err instanceof JanusAway)) logger.warn({ err }, 'A room was not removed at Janus')
          })
        },
      })
      visits.add(visit)
      return visit
    },
    close() {
      isClosed = true
      clearTimeout(retry)
      link.close()
    },
  }
}
