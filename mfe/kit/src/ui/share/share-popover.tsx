import { Popover } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import '../menus/styles.ts'
import styles from './share.module.css'

/** The addresses below their button. */
export default function SharePopover(props: {
  readonly button: ReactElement
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  return (
    <Popover
      opened
      onChange={(opened) => {
        if (!opened) props.onClose()
      }}
      width={360}
      position="bottom-end"
      trapFocus
      withinPortal
    >
      <Popover.Target>{props.button}</Popover.Target>
      <Popover.Dropdown aria-label={props.label} className={styles.links}>
        {props.children}
      </Popover.Dropdown>
    </Popover>
  )
}
