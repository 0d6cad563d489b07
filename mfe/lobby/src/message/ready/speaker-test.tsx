import { IconVolume } from '@callboard/kit/icons'
import { Button, Group, Text } from '@callboard/kit/ui'
import type { ReadyResult } from '@callboard/lobby/contract'
import { useState } from 'react'
import { NOT_HEARD } from './device-faults.ts'
import { PartLine } from './part-line.tsx'
import styles from './ready-check.module.css'
import { playTestSound } from './test-sound.ts'
import { browser } from './use-ready-check.ts'

/** Only the talent knows whether the speaker is heard. */
export function SpeakerTest(props: {
  readonly result: ReadyResult | undefined
  readonly onResult: (result: ReadyResult) => void
}) {
  const { result, onResult } = props
  const [asks, setAsks] = useState(false)
  const play = () => {
    setAsks(true)
    void playTestSound()
  }
  const failed = result === 'failed' ? { kind: 'failed' as const, words: NOT_HEARD[browser] } : null
  return (
    <div className={styles.readyPart}>
      <PartLine
        works="The speaker works"
        state={result === 'ok' ? { kind: 'ok' } : (failed ?? { kind: 'looking' })}
        looking="Play a sound to hear whether the speaker works."
      />
      <Group gap="xs">
        <Button h={44} variant="default" leftSection={<IconVolume size={20} />} onClick={play}>
          {asks ? 'Play again' : 'Play a sound'}
        </Button>
        {asks ? (
          <>
            <Text size="sm">Did you hear it?</Text>
            <Button h={44} variant="default" onClick={() => onResult('ok')}>
              Yes
            </Button>
            <Button h={44} variant="default" onClick={() => onResult('failed')}>
              No
            </Button>
          </>
        ) : null}
      </Group>
    </div>
  )
}
