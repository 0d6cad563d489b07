import type { MeetingProps, MeetingRole } from '../meeting-props.ts'
import type { JitsiOptions } from './external-api.ts'

type Room = Pick<MeetingProps<'jitsi'>, 'ticket' | 'audience' | 'viewOnly'>

const LOOKING = ['tileview', 'fullscreen'] as const
const TALKING = ['microphone', 'camera', 'select-background', 'settings', ...LOOKING] as const
const MODERATING = [
  ...TALKING,
  'desktop',
  'participants-pane',
  'mute-everyone',
  'recording',
  'livestreaming',
  'closedcaptions',
] as const

const buttonsFor = ({ ticket, viewOnly }: Room) => {
  if (viewOnly) return LOOKING
  return ticket.moderator ? MODERATING : TALKING
}

/** Roles without Jitsi's notifications, which tell of arrivals, departures and recordings. */
const SPARED: readonly MeetingRole[] = ['talent', 'client']

/** Options of a ticket's room: no page before the room, the name of the ticket and the rights of its holder. */
export function jitsiOptions(room: Room): JitsiOptions {
  const { ticket, audience } = room
  const { moderator, muted } = ticket
  return {
    roomName: ticket.room,
    jwt: ticket.token,
    width: '100%',
    height: '100%',
    lang: 'en',
    userInfo: { displayName: ticket.display },
    configOverwrite: {
      startWithAudioMuted: muted,
      startWithVideoMuted: muted,
      prejoinConfig: { enabled: false },
      // Before 2022 these two went by other names.
      prejoinPageEnabled: false,
      disableDeepLinking: true,
      deeplinking: { disabled: true },
      toolbarButtons: buttonsFor(room),
      ...(SPARED.includes(audience) ? { notifications: [] } : {}),
      readOnlyName: true,
      disableProfile: true,
      disableInviteFunctions: true,
      hideConferenceSubject: true,
      enableClosePage: false,
      // Takes are recorded by Callboard, on the talent's own device.
      localRecording: { disable: true },
      remoteVideoMenu: { disableKick: !moderator, disableGrantModerator: true, disablePrivateChat: true },
      disableRemoteMute: !moderator,
      disableThirdPartyRequests: true,
    },
    interfaceConfigOverwrite: {
      MOBILE_APP_PROMO: false,
      SHOW_CHROME_EXTENSION_BANNER: false,
      SHOW_JITSI_WATERMARK: false,
    },
  }
}
