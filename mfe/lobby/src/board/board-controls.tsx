import { Button, chooseScheme, Group, useScheme } from '@callboard/kit/ui'
import { useSyncExternalStore } from 'react'

function onFullScreen(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}

/** Set once when the screen is hung up; the device keeps the choice. */
export default function BoardControls() {
  const isDark = useScheme() === 'dark'
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null)
  const fill = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {
      // A browser that does not allow it shows the board in its window.
    })
  return (
    <Group gap="xs" className="lobby-board-controls">
      <Button variant="subtle" color="gray" onClick={() => chooseScheme(isDark ? 'light' : 'dark')}>
        {isDark ? 'Light' : 'Dark'}
      </Button>
      {document.fullscreenEnabled ? (
        <Button variant="subtle" color="gray" onClick={fill}>
          {isFull ? 'Leave full screen' : 'Full screen'}
        </Button>
      ) : null}
    </Group>
  )
}
