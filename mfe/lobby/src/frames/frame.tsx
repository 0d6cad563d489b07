import { IconRefresh, IconX } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Button } from '@callboard/kit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { after } from '../meeting/after.ts'
import type { RoomName } from '../meeting/meeting-props.ts'
import { FRAME_WORDS } from './frame-names.ts'
import type { FrameName, FrameSize } from './frame-view.ts'
import styles from './frames.module.css'

/** Milliseconds after a reload. */
const TOOLBAR_STAYS = 1_000

interface FrameProps {
  readonly name: FrameName
  readonly room: RoomName
  readonly size: FrameSize
  readonly onClose: () => void
  readonly onFront: () => void
  /** The meeting; another key is another visit. */
  readonly meeting: (key: string) => ReactNode
}

/** A frame of the live room with its own controls: reload, and close. */
export function Frame({ name, room, size, onClose, onFront, meeting }: FrameProps) {
  const [reloads, setReloads] = useState(0)
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => (reloads > 0 ? after(TOOLBAR_STAYS, () => setQuiet(true)) : undefined), [reloads])
  const words = FRAME_WORDS[name]
  const wake = () => setQuiet(false)
  return (
    <section
      className={styles.frame}
      aria-label={words}
      data-frame={name}
      data-size={size}
      onPointerMove={wake}
      onPointerDown={wake}
      onFocus={wake}
    >
      {meeting(`${room} ${reloads}`)}
      <div
        className={styles.frameBar}
        role="toolbar"
        aria-label={`Controls of the ${words}`}
        data-quiet={isQuiet || undefined}
      >
        <ActionIcon
          size={28}
          variant="default"
          aria-label={`Reload the ${words}`}
          title="Reload"
          onClick={() => setReloads((count) => count + 1)}
        >
          <IconRefresh size={16} />
        </ActionIcon>
        <ActionIcon
          size={28}
          variant="default"
          aria-label={`Close the ${words}`}
          title="Close"
          onClick={onClose}
        >
          <IconX size={16} />
        </ActionIcon>
        <span className={styles.frameName}>{words}</span>
      </div>
      {size === 'small' ? (
        <Button className={styles.frameFront} size="compact-sm" variant="default" onClick={onFront}>
          Bring to the front
        </Button>
      ) : null}
    </section>
  )
}
