import { Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactElement, ReactNode } from 'react'
import '../dialogs/styles.ts'
import { BottomSheet } from '../dialogs/bottom-sheet.tsx'
import '../menus/styles.ts'
import styles from './share.module.css'

/** The addresses below their button; on a phone at the foot of the screen. */
export default function SharePopover(props: {
  readonly button: ReactElement
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false })
  if (isPhone)
    return (
      <>
        {props.button}
        <BottomSheet opened title={props.label} onClose={props.onClose}>
          <div className={styles.sheet}>{props.children}</div>
        </BottomSheet>
      </>
    )
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
