import {
  type DrawerProps,
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type ModalProps,
} from '@mantine/core'
import { FirstFocus } from './first-focus.tsx'
import { FocusBack } from './focus-back.tsx'

// Mantine gives the focus back when a dialog closes, but not when it is taken away while it is open, as most are here.

/** The head of a dialog is no second banner of the page. */
const plainHead = { header: { role: 'presentation' } }

export function Modal(props: ModalProps) {
  return (
    <>
      {props.opened ? <FocusBack /> : null}
      <MantineModal attributes={plainHead} {...props}>
        {props.children}
        <FirstFocus />
      </MantineModal>
    </>
  )
}

export function Drawer(props: DrawerProps) {
  return (
    <>
      {props.opened ? <FocusBack /> : null}
      <MantineDrawer attributes={plainHead} {...props}>
        {props.children}
        <FirstFocus />
      </MantineDrawer>
    </>
  )
}
