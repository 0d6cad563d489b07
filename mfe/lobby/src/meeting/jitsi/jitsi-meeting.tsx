import { Button, Stack, Text } from '@callboard/kit/ui'
import { useState, useSyncExternalStore } from 'react'
import { MediaFault } from '../media-fault-alert.tsx'
import type { MeetingProps } from '../meeting-props.ts'
import meetingRoom from '../meeting-room.module.css'
import { SettingsButton } from '../settings/settings-button.tsx'
import jitsiMeeting from './jitsi-meeting.module.css'
import type { JitsiState } from './jitsi-visit.ts'
import { jitsiWords } from './jitsi-words.ts'
import { useJitsi } from './use-jitsi.ts'

const PAGE = '<!doctype html><html style="height:100%"><body style="height:100%;margin:0;background:#0d0c0b">'

/** In the place of the meeting while nothing is to be seen of it, else above it. */
function Words({ state, onAgain }: { readonly state: JitsiState; readonly onAgain: () => void }) {
  const isAbove = state.kind === 'entering'
  const again = state.kind === 'removed' ? 'Enter again' : 'Try again'
  const canAsk = state.kind === 'removed' || (state.kind === 'entering' && state.slow)
  return (
    <div className={isAbove ? jitsiMeeting.jitsiAbove : meetingRoom.alone} role="status">
      <Stack align="center" gap="xs">
        <Text c="dimmed">{jitsiWords(state)}</Text>
        {canAsk ? (
          <Button size={isAbove ? 'compact-sm' : undefined} variant="default" onClick={onAgain}>
            {again}
          </Button>
        ) : null}
      </Stack>
    </div>
  )
}

/** A room on a Jitsi server: its frame, with the controls of Jitsi in it and ours below. */
export default function JitsiMeeting(props: MeetingProps<'jitsi'>) {
  const { media, locked = false, renew } = props
  const [frame, setFrame] = useState<Window | null>(null)
  const state = useJitsi(props, frame)
  const own = useSyncExternalStore(media.subscribe, media.state)
  return (
    <section className={meetingRoom.meeting} aria-label="Meeting" aria-busy={state.kind !== 'in'}>
      <div className={meetingRoom.meetingStage}>
        <iframe
          className={jitsiMeeting.jitsi}
          title="Meeting"
          srcDoc={PAGE}
          allow="camera; microphone; display-capture; autoplay; fullscreen; clipboard-write"
          onLoad={({ currentTarget }) => setFrame(currentTarget.contentWindow)}
        />
        {state.kind === 'in' ? null : <Words state={state} onAgain={renew} />}
        {props.overlay ? <div className={meetingRoom.overlay}>{props.overlay}</div> : null}
        <MediaFault media={media} />
      </div>
      <div className={meetingRoom.controls} role="toolbar" aria-label="Meeting controls">
        {own.kind === 'on' ? <SettingsButton media={media} locked={locked} hasGuides={false} /> : null}
        {props.actions}
      </div>
    </section>
  )
}
