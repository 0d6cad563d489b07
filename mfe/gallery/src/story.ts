import type { ReactNode } from 'react'

/** A component of the kit in each of its states. */
export interface Story {
  readonly name: string
  readonly states: readonly (readonly [state: string, shown: ReactNode])[]
}
