import type { MeetingProvider } from '@callboard/lobby'
import { SignJWT } from 'jose'
import { claimsFor, JOIN_SECONDS } from './jitsi-claims.ts'
import { checkedSettings, type JitsiSettings } from './jitsi-settings.ts'
import { roomName } from './room-name.ts'

/**
 * Meetings on a Jitsi server with token authentication. Nothing is asked of that server here: a ticket is signed with
 * the secret both know.
 * @throws Error that names the setting that is wrong: JITSI_DOMAIN, JITSI_APP_ID, JITSI_APP_SECRET, JITSI_XMPP_DOMAIN
 */
export function jitsiMeetings(settings: JitsiSettings): MeetingProvider {
  const checked = checkedSettings(settings)
  const { domain, secret } = checked
  return {
    async ticket(request) {
      const room = roomName(request, secret)
      const claims = claimsFor(request, room, checked, settings.clock.now())
      const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret)
      const { display, moderator, muted } = request
      return { kind: 'jitsi', domain, room, token, join_within: JOIN_SECONDS, display, moderator, muted }
    },
  }
}
