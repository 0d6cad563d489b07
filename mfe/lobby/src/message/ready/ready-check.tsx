import { Modal } from '@callboard/kit/dialogs'
import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Button, Stack, Text, useMediaQuery } from '@callboard/kit/ui'
import { useEffect, useRef } from 'react'

import type { LocalMedia } from '../../meeting/local-media.ts'
import { SettingsButton } from '../../meeting/settings/settings-button.tsx'
import type { TalentRoom } from '../room-plan.ts'
import { MicrophoneMeter } from './microphone-meter.tsx'
import { PartLine } from './part-line.tsx'
import styles from './ready-check.module.css'
import { type ReadyCheckResult, rememberCheck } from './ready-memory.ts'
import { SpeakerTest } from './speaker-test.tsx'
import { useReadyCheck } from './use-ready-check.ts'

function Preview({ stream, isOn }: { readonly stream: MediaStream | undefined; readonly isOn: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (element && element.srcObject !== (stream ?? null)) element.srcObject = stream ?? null
  }, [stream])
  return (
    <div className={styles.readyPicture}>
      <video
        ref={video}
        playsInline
        muted
        autoPlay
        aria-label="What others will see"
        data-hidden={!isOn || undefined}
      />
      {isOn ? null : <span>Your camera is off</span>}
    </div>
  )
}

const WORDS = {
  check: { title: 'Check your camera and sound', done: 'Done' },
  join: { title: 'Before you join', done: 'Join now' },
} as const

const JOIN_WORDS: Readonly<Record<TalentRoom, string>> = {
  test: 'You wait with camera and microphone off. In the casting room you are seen and heard as here.',
  main: 'You enter as you see and hear yourself here. You can change it in the room.',
}

/** Camera, microphone and speaker before they are needed; with `join` the last look before a room. */
export default function ReadyCheck(props: {
  readonly media: LocalMedia
  readonly purpose: keyof typeof WORDS
  /** The room that is open to the talent now. */
  readonly room: TalentRoom | null
  readonly onDone: (result: ReadyCheckResult) => void
  readonly onClose: () => void
}) {
  const { media, purpose, room } = props
  const check = useReadyCheck(media)
  const isPhone = useMediaQuery('(max-width: 550px)', undefined, { getInitialValueInEffect: false })
  const { camera, microphone } = check.state
  const hasFailed = check.camera.kind === 'failed' || check.microphone.kind === 'failed'
  const wish = (changed: { camera?: boolean; microphone?: boolean }) =>
    media.wish({ ...media.wished(), ...changed })
  const done = () => {
    const result = check.result(new Date(), purpose === 'join')
    rememberCheck(result)
    props.onDone(result)
  }
  const words = WORDS[purpose]
  return (
    <Modal opened onClose={props.onClose} title={words.title} fullScreen={isPhone ?? false} size="md">
      <Stack gap="md">
        <Preview stream={check.stream} isOn={camera} />
        <div className={styles.readyControls}>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={microphone ? 'Mute' : 'Unmute'}
            onClick={() => wish({ microphone: !microphone })}
          >
            {microphone ? <IconMicrophone size={20} /> : <IconMicrophoneOff size={20} />}
          </ActionIcon>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={camera ? 'Stop camera' : 'Start camera'}
            onClick={() => wish({ camera: !camera })}
          >
            {camera ? <IconVideo size={20} /> : <IconVideoOff size={20} />}
          </ActionIcon>
          <SettingsButton media={media} locked={false} hasGuides={false} />
          <MicrophoneMeter stream={check.stream} onHeard={check.heard} />
        </div>
        <PartLine state={check.camera} works="The camera works" looking="Opening the camera…" />
        <PartLine
          state={check.microphone}
          works="You are heard"
          looking="Say a few words: the bar moves when you are heard."
        />
        {hasFailed ? (
          <Button h={44} variant="default" onClick={check.again}>
            Try again
          </Button>
        ) : null}
        <SpeakerTest result={check.speaker} onResult={check.setSpeaker} />
        {purpose === 'join' && room ? (
          <Text size="sm" c="dimmed">
            {JOIN_WORDS[room]}
          </Text>
        ) : null}
        <div className={styles.readyFoot}>
          <Button size="lg" fullWidth onClick={done}>
            {words.done}
          </Button>
        </div>
      </Stack>
    </Modal>
  )
}
