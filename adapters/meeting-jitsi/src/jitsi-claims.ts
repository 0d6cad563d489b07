import type { MeetingRequest } from '@callboard/lobby'
import type { JWTPayload } from 'jose'
import type { CheckedSettings } from './jitsi-settings.ts'

/** Seconds in which a token lets in. Jitsi asks for it at the door alone: who is inside stays. */
export const JOIN_SECONDS = 10 * 60
/** Seconds that the clock of the Jitsi server may be behind. */
const CLOCK_SKEW = 10

/** Jitsi takes numbers and texts only in the public data of a user; its modules read this text as well as a boolean. */
const yes = (is: boolean) => (is ? 'true' : 'false')

/**
 * The claims of Jitsi's token authentication (lib-jitsi-meet, doc/tokens.md): one room, one person. The right to
 * moderate stands there in the three forms its Prosody modules read: `moderator` (token_moderation),
 * `context.user.affiliation` (token_affiliation) and `context.user.moderator`.
 * @param now instant of signing
 */
export function claimsFor(
  request: MeetingRequest,
  room: string,
  { appId, xmppDomain }: CheckedSettings,
  now: Date,
): JWTPayload {
  const { person, display, moderator } = request
  const seconds = Math.floor(now.getTime() / 1_000)
  return {
    aud: 'jitsi',
    iss: appId,
    sub: xmppDomain,
    room,
    nbf: seconds - CLOCK_SKEW,
    exp: seconds + JOIN_SECONDS,
    moderator,
    context: {
      user: {
        id: person,
        name: display,
        moderator: yes(moderator),
        affiliation: moderator ? 'owner' : 'member',
      },
      features: {
        recording: yes(moderator),
        livestreaming: yes(moderator),
        transcription: yes(moderator),
        'outbound-call': yes(false),
      },
    },
  }
}
