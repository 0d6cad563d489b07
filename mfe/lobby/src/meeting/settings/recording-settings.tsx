import { Select } from '@callboard/kit/choices'
import { Modal } from '@callboard/kit/dialogs'
import { Alert, Stack, Text } from '@callboard/kit/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { GUIDES, type Guide, guide } from './guide.ts'
import { lowFrameRate, resolutionLabel } from './picture-quality.ts'
import type { SettingsProps } from './settings-button.tsx'

/** Camera and microphone names come with the permission to use them, so they are read again when a device opens. */
function useDevices(change: unknown): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the own devices asks for their names anew
  useEffect(() => {
    const look = () => void navigator.mediaDevices.enumerateDevices().then(setDevices, () => {})
    look()
    navigator.mediaDevices.addEventListener('devicechange', look)
    return () => navigator.mediaDevices.removeEventListener('devicechange', look)
  }, [change])
  return devices
}

/** Devices, resolution and frame rate of the own picture, and the frame over the pictures. */
export default function RecordingSettings(props: SettingsProps & { readonly onClose: () => void }) {
  const { media, locked, hasGuides, onClose } = props
  const state = useSyncExternalStore(media.subscribe, media.state)
  const devices = useDevices(state)
  const frame = useSyncExternalStore(guide.subscribe, guide.get)
  const track = (kind: 'video' | 'audio') =>
    media
      .stream()
      ?.getTracks()
      .find((one) => one.kind === kind)
  const optionsOf = (kind: MediaDeviceKind, name: string) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `${name} ${index + 1}` }))
  const inUse = (kind: 'video' | 'audio', chosen: string | undefined) =>
    track(kind)?.getSettings().deviceId ?? chosen ?? null
  const picture = track('video')?.getSettings()
  const warning = picture && lowFrameRate(picture)
  const held = locked ? 'Devices cannot be changed while you are recorded' : undefined
  return (
    <Modal opened onClose={onClose} title="Recording Settings">
      <Stack>
        <Select
          data-autofocus
          label="Video device"
          placeholder="The browser chooses"
          description={held}
          disabled={locked}
          allowDeselect={false}
          data={optionsOf('videoinput', 'Camera')}
          value={inUse('video', media.choice().camera)}
          onChange={(camera) => camera && void media.choose({ camera })}
        />
        {picture ? (
          <Text size="sm" role="status">
            Resolution: <strong>{resolutionLabel(picture)}</strong>
            {picture.frameRate ? `, ${Math.round(picture.frameRate)} FPS` : ''}
          </Text>
        ) : (
          <Text size="sm" c="dimmed">
            Start the camera to see its resolution.
          </Text>
        )}
        {warning ? (
          <Alert color="yellow" role="alert">
            {warning}
          </Alert>
        ) : null}
        <Select
          label="Audio device"
          placeholder="The browser chooses"
          disabled={locked}
          allowDeselect={false}
          data={optionsOf('audioinput', 'Microphone')}
          value={inUse('audio', media.choice().microphone)}
          onChange={(microphone) => microphone && void media.choose({ microphone })}
        />
        {hasGuides ? (
          <Select
            label="Video overlay"
            description="A frame over the pictures, seen by you alone and not recorded."
            allowDeselect={false}
            data={[...GUIDES]}
            value={frame}
            onChange={(next) => next && guide.set(next as Guide)}
          />
        ) : null}
      </Stack>
    </Modal>
  )
}
