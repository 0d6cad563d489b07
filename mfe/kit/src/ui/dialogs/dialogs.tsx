import {
  type DrawerProps,
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type ModalProps,
} from '@mantine/core'
import { FocusBack } from './focus-back.tsx'

// Mantine gives the focus back when a dialog closes, but not when it is taken away while it is open, as most are here.

export function Modal(props: ModalProps) {
  return (
    <>
      {props.opened ? <FocusBack /> : null}
      <MantineModal {...props} />
    </>
  )
}

export function Drawer(props: DrawerProps) {
  return (
    <>
      {props.opened ? <FocusBack /> : null}
      <MantineDrawer {...props} />
    </>
  )
}
