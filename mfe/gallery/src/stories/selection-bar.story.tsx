import { SelectionBar } from '@callboard/kit/selection'
import { Button } from '@callboard/kit/ui'
import { nothing } from './nothing.ts'

const bar = (count: string | null, note?: string) => (
  <SelectionBar
    docked
    label="Selected groups"
    count={count}
    {...(note === undefined ? {} : { note })}
    onClear={nothing}
  >
    <Button>Copy to Posting page</Button>
    <Button variant="default">Download Selected</Button>
    <Button variant="default">Mark as viewed</Button>
  </SelectionBar>
)

export const selectionBar = {
  name: 'SelectionBar',
  states: [
    ['some selected', bar('3 groups')],
    ['some of them out of sight', bar('12 talent', '4 hidden by the filters')],
    ['nothing selected', bar(null)],
  ],
} as const
