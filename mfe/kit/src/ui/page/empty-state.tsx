import type { ReactNode } from 'react'
import { StateCard } from './state-card.tsx'

/** Explains an empty place and offers the action that fills it. */
export function EmptyState(props: {
  readonly title: string
  readonly children?: ReactNode
  readonly icon?: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <StateCard role="status" icon={props.icon} title={props.title} actions={props.action}>
      {props.children}
    </StateCard>
  )
}
