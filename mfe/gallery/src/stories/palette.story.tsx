import { Button, type Command, openPalette, useCommands } from '@callboard/kit/ui'
import { useEffect } from 'react'
import { nothing } from './nothing.ts'

const COMMANDS: readonly Command[] = [
  { id: 'next', label: 'Call next', group: 'The line', key: 'N', run: nothing },
  { id: 'record', label: 'Record', group: 'The room', key: 'R', run: nothing },
  { id: 'date', label: 'Add new date', group: 'The session', run: nothing },
]

function Opened() {
  useCommands(COMMANDS)
  useEffect(openPalette, [])
  return <Button onClick={openPalette}>Open the palette</Button>
}

export const palette = {
  name: 'CommandPalette',
  states: [['as opened, with the actions of a screen', <Opened key="opened" />]],
} as const
