import { type Store, store } from '@callboard/kit/ui'
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useSyncExternalStore,
} from 'react'

/** What is under way in the grid. Only the cells that it touches are drawn again. */
export interface Carrying {
  /** Key of the cell in which the carried talent would be put down. */
  readonly target: Store<string | undefined>
  /** Handlers of the grid that come with the library of drag and drop. */
  readonly handlers: { current: GridHandlers | undefined }
}

export interface GridHandlers {
  readonly onMouseDown: (event: MouseEvent) => void
  readonly onTouchStart: (event: TouchEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export const newCarrying = (): Carrying => ({
  target: store<string | undefined>(undefined),
  handlers: { current: undefined },
})

export const CarryingContext = createContext<Carrying>(newCarrying())

export const useIsTarget = ({ target }: Carrying, key: string): boolean =>
  useSyncExternalStore(target.subscribe, () => target.get() === key)
