import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useScheme } from '../theme/scheme.ts'
import { loadRecaptcha, type Recaptcha } from './load-recaptcha.ts'

interface Shown {
  readonly recaptcha: Recaptcha
  readonly id: number
}

/** Google's 'I'm not a robot'. Its script is loaded with the first box. */
export function RecaptchaBox(props: {
  readonly siteKey: string
  /** How many answers have been used up; each needs a fresh one after it. */
  readonly used: number
  readonly error: string | undefined
  /** Gets what the server wants to see, and undefined when that is no good any more. */
  readonly onAnswer: (answer: string | undefined) => void
}) {
  const { siteKey, used, onAnswer } = props
  const theme = useScheme()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for another load
  useEffect(() => {
    let gone = false
    // The script draws only once into the same element.
    const box = document.createElement('div')
    place.current?.append(box)
    loadRecaptcha().then(
      (recaptcha) => {
        if (gone) return
        const id = recaptcha.render(box, {
          sitekey: siteKey,
          theme,
          callback: onAnswer,
          'expired-callback': () => onAnswer(undefined),
          'error-callback': () => onAnswer(undefined),
        })
        setShown({ recaptcha, id })
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
      box.remove()
      setShown(undefined)
      onAnswer(undefined)
    }
  }, [siteKey, theme, onAnswer, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one more answer has been used up
  useEffect(() => {
    if (used === 0) return
    shown?.recaptcha.reset(shown.id)
    onAnswer(undefined)
  }, [used])

  const retry = () => {
    setFailed(false)
    setAttempt((now) => now + 1)
  }
  return (
    <div>
      <div ref={place} className="callboard-recaptcha" />
      {failed ? (
        <Alert color="red" role="alert" p="sm">
          <Group gap="sm" justify="space-between">
            The check that you are not a robot could not be loaded. Check your connection, then try again.
            <Button size="xs" variant="default" onClick={retry}>
              Retry
            </Button>
          </Group>
        </Alert>
      ) : null}
      {props.error && !failed ? (
        <Text size="xs" c="red" role="alert">
          {props.error}
        </Text>
      ) : null}
    </div>
  )
}
