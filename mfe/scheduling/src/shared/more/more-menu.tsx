import { IconDots } from '@callboard/kit/icons'
import { useFocusAfter } from '@callboard/kit/share'
import { Button } from '@callboard/kit/ui'
import { lazy, type Ref, Suspense, useRef, useState } from 'react'
import styles from './more-menu.module.css'

const OpenMenu = lazy(() => import('./open-menu.tsx'))

/** An entry of a menu: a way to a page, or an action. */
export interface MenuEntry {
  readonly label: string
  readonly to?: string
  readonly onChoose?: () => void
  readonly isDanger?: boolean
}

/** The rest of the actions, behind three dots; the menu loads when it is opened. */
export function MoreMenu(props: {
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly busy?: boolean
}) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(button, open)
  const dots = (ref: Ref<HTMLButtonElement>) => (
    <Button
      ref={ref}
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={styles.dots}
      loading={props.busy}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={() => setOpen((now) => !now)}
    >
      <IconDots size={16} aria-hidden />
    </Button>
  )
  if (!open) return dots(button)
  return (
    <Suspense fallback={dots(button)}>
      <OpenMenu dots={dots(null)} entries={props.entries} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
