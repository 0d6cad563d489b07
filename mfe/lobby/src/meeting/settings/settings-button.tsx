import { IconSettings } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { lazy, Suspense, useState } from 'react'
import type { LocalMedia } from '../local-media.ts'

const RecordingSettings = lazy(() => import('./recording-settings.tsx'))

export interface SettingsProps {
  readonly media: LocalMedia
  /** A recording holds the devices. */
  readonly locked: boolean
  /** Frames over the pictures are for the casting team. */
  readonly hasGuides: boolean
}

/** Opens the Recording Settings. */
export function SettingsButton(props: SettingsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        size={44}
        variant="default"
        aria-label="Recording Settings"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconSettings size={20} />
      </ActionIcon>
      {isOpen ? (
        <Suspense>
          <RecordingSettings {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
