import { Button, chooseScheme, Group, useScheme } from '@callboard/kit/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import styles from './board.module.css'

function onFullScreen(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}

/** Milliseconds without a movement of the mouse. */
const ASLEEP_AFTER = 3_000

/** Whether somebody stands at the screen. */
function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      setAwake(true)
      clearTimeout(timer)
      timer = setTimeout(() => setAwake(false), ASLEEP_AFTER)
    }
    addEventListener('pointermove', wake)
    addEventListener('pointerdown', wake)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointermove', wake)
      removeEventListener('pointerdown', wake)
    }
  }, [])
  return isAwake
}

/** Set once when the screen is hung up; the device keeps the choice. */
export default function BoardControls() {
  const isDark = useScheme() === 'dark'
  const isAwake = useAwake()
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null)
  const fill = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {
      // A browser that does not allow it shows the board in its window.
    })
  return (
    <Group gap="xs" className={styles.controls} data-awake={isAwake || undefined}>
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
