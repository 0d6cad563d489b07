import { Button, Group, toast } from '@callboard/kit/ui'
import { useEffect } from 'react'
import { nothing } from './nothing.ts'

/** As long as anybody looks. Milliseconds. */
const STAYS = 3_600_000

const SHOWN = {
  'What happened': () => toast.ok('Schedule shared with 5 talent.', { id: 'ok', stays: STAYS }),
  'With a way and an action': () =>
    toast.ok('Copied to First round selects.', {
      id: 'more',
      stays: STAYS,
      link: { label: 'Open posting page', href: '/kit' },
      action: { label: 'Make a link', run: nothing },
    }),
  'To take back': () => toast.undo('Ines Moreau is called in.', nothing),
  'What failed': () => toast.failed('The like could not be saved. Please try again.'),
} as const

function Toasts() {
  useEffect(() => {
    SHOWN['What happened']()
    SHOWN['With a way and an action']()
    SHOWN['To take back']()
    return () => {
      toast.hide('ok')
      toast.hide('more')
    }
  }, [])
  return (
    <Group gap="sm">
      {Object.entries(SHOWN).map(([name, show]) => (
        <Button key={name} variant="default" onClick={show}>
          {name}
        </Button>
      ))}
    </Group>
  )
}

export const toasts = {
  name: 'Toasts',
  states: [['three at once, as shown; each again by its button', <Toasts key="toasts" />]],
} as const
