import { useEffect, useState } from 'react'
import { HEARD, watchLevel } from './microphone-level.ts'
import styles from './ready-check.module.css'

/** Steps of the meter, so that it draws when there is something to see. */
const STEPS = 20

/** Loudness of the microphone. */
export function MicrophoneMeter(props: {
  readonly stream: MediaStream | undefined
  readonly onHeard: () => void
}) {
  const { stream, onHeard } = props
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream?.getAudioTracks().length) return setLevel(0)
    return watchLevel(stream, (now) => {
      setLevel(Math.round(now * STEPS) / STEPS)
      if (now >= HEARD) onHeard()
    })
  }, [stream, onHeard])
  return (
    <meter
      className={styles.readyMeter}
      aria-label="Loudness of the microphone"
      min={0}
      max={1}
      value={level}
      style={{ ['--level' as string]: level }}
    />
  )
}
