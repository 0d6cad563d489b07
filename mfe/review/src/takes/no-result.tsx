import { IconAdjustmentsHorizontal, IconChecks, IconEye, IconSearch } from '@callboard/kit/icons'
import { Button, EmptyState } from '@callboard/kit/ui'
import { useEffect, useRef } from 'react'

const ICONS = {
  answered: IconChecks,
  viewed: IconEye,
  search: IconSearch,
  filters: IconAdjustmentsHorizontal,
} as const

/** What a search or filters leave of a wall: nothing, and the way back to all. */
export function NoResult(props: {
  readonly of: keyof typeof ICONS
  readonly title: string
  readonly text?: string
  readonly clear: string
  /** Its button takes the focus where nothing has it. */
  readonly takesFocus?: boolean
  readonly onClear: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const { takesFocus } = props
  useEffect(() => {
    const focused = document.activeElement
    if (takesFocus && (!focused || focused === document.body)) button.current?.focus()
  }, [takesFocus])
  const Icon = ICONS[props.of]
  return (
    <EmptyState
      icon={<Icon size={24} />}
      title={props.title}
      action={
        <Button ref={button} variant="default" onClick={props.onClear}>
          {props.clear}
        </Button>
      }
    >
      {props.text}
    </EmptyState>
  )
}
