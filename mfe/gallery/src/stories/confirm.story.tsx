import { Button, type ConfirmWords, confirm } from '@callboard/kit/ui'
import { useEffect, useState } from 'react'

const DANGER: ConfirmWords = {
  title: 'Are you sure?',
  text: 'Clear records takes the 4 talent of today from every screen. Their takes stay.',
  action: 'Clear records',
  danger: true,
}

/** @param props.asks on its own, as after a press */
function Asked({ words, asks }: { readonly words: ConfirmWords; readonly asks?: true }) {
  const [answer, setAnswer] = useState<boolean>()
  const ask = () => void confirm(words).then(setAnswer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the story is shown
  useEffect(() => {
    if (asks) ask()
  }, [])
  return (
    <Button variant="default" onClick={ask}>
      {answer === undefined ? 'Ask' : answer ? 'Yes. Ask again' : 'No. Ask again'}
    </Button>
  )
}

export const confirmStory = {
  name: 'Confirm',
  states: [
    ['cannot be undone; as opened', <Asked key="danger" words={DANGER} asks />],
    [
      'a plain question',
      <Asked key="plain" words={{ title: 'Leave without saving?', action: 'Leave', cancel: 'Stay' }} />,
    ],
    [
      'something to read',
      <Asked
        key="told"
        words={{
          title: 'This account cannot answer',
          text: 'Answers are given by clients and by the casting office.',
          action: 'OK',
          cancel: 'Close',
        }}
      />,
    ],
  ],
} as const
