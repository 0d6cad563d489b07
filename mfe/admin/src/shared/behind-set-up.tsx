import { Button, Stack, Text } from '@callboard/kit/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** An account at a provider in a sentence; its form stands behind a button. */
export function BehindSetUp(props: {
  readonly isSet: boolean
  readonly says: string
  readonly children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <FromFirstField>{props.children}</FromFirstField>
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{props.says}</Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        {props.isSet ? 'Change' : 'Set up'}
      </Button>
    </Stack>
  )
}

function FromFirstField({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  return <div ref={root}>{children}</div>
}
