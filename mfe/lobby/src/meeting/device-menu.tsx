import { IconSettings } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import { useState } from 'react'
import type { LocalMedia } from './local-media.ts'

interface Devices {
  readonly cameras: readonly MediaDeviceInfo[]
  readonly microphones: readonly MediaDeviceInfo[]
}

const nameOf = (device: MediaDeviceInfo, index: number, kind: string) =>
  device.label || `${kind} ${index + 1}`

/** Which camera and microphone the room gets. */
export function DeviceMenu({ media, locked }: { readonly media: LocalMedia; readonly locked: boolean }) {
  const [devices, setDevices] = useState<Devices>({ cameras: [], microphones: [] })
  const look = async () => {
    const all = await navigator.mediaDevices.enumerateDevices()
    setDevices({
      cameras: all.filter(({ kind }) => kind === 'videoinput'),
      microphones: all.filter(({ kind }) => kind === 'audioinput'),
    })
  }
  const inUse = (kind: 'video' | 'audio') =>
    media
      .stream()
      ?.getTracks()
      .find((track) => track.kind === kind)
      ?.getSettings().deviceId
  return (
    <Menu position="top" onOpen={() => void look()} closeOnItemClick>
      <Menu.Target>
        <ActionIcon
          size={44}
          variant="default"
          aria-label="Choose camera and microphone"
          title={locked ? 'Devices cannot be changed while you are recorded' : undefined}
          disabled={locked}
        >
          <IconSettings size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Camera</Menu.Label>
        {devices.cameras.map((device, index) => (
          <Menu.Item
            key={device.deviceId}
            aria-current={device.deviceId === inUse('video') || undefined}
            onClick={() => void media.choose({ camera: device.deviceId })}
          >
            {nameOf(device, index, 'Camera')}
          </Menu.Item>
        ))}
        <Menu.Label>Microphone</Menu.Label>
        {devices.microphones.map((device, index) => (
          <Menu.Item
            key={device.deviceId}
            aria-current={device.deviceId === inUse('audio') || undefined}
            onClick={() => void media.choose({ microphone: device.deviceId })}
          >
            {nameOf(device, index, 'Microphone')}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
