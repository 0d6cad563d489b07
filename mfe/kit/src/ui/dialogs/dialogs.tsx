import {
  type DrawerProps,
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type ModalProps,
} from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { FirstFocus } from './first-focus.tsx'
import { FocusBack } from './focus-back.tsx'

// Mantine gives the focus back when a dialog closes, but not when it is taken away while it is open, as most are here.

/** The head of a dialog is no second banner of the page; its title names it before Mantine has seen that there is one. */
const attributesOf = ({ title, attributes }: ModalProps | DrawerProps) => ({
  header: { role: 'presentation' },
  ...(typeof title === 'string' ? { content: { 'aria-label': title } } : {}),
  ...attributes,
})

/** Open dialogs, the latest last: Escape is for that one. Mantine's own listeners would close the first one. */
const open: symbol[] = []

function useEscape({ opened, closeOnEscape = true, onClose }: ModalProps | DrawerProps) {
  const close = useEffectEvent(() => {
    if (closeOnEscape) onClose()
  })
  useEffect(() => {
    if (!opened) return
    const self = Symbol()
    open.push(self)
    const hear = ({ key, isComposing, target }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || open.at(-1) !== self) return
      // An open list in the dialog takes the key.
      const isTaken = target instanceof Element && target.matches('[data-mantine-stop-propagation="true"]')
      if (!isTaken) close()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => {
      open.splice(open.indexOf(self), 1)
      window.removeEventListener('keydown', hear, { capture: true })
    }
  }, [opened])
}

export function Modal(props: ModalProps) {
  useEscape(props)
  return (
    <>
      {props.opened ? <FocusBack /> : null}
      <MantineModal {...props} attributes={attributesOf(props)} closeOnEscape={false}>
        {props.children}
        <FirstFocus />
      </MantineModal>
    </>
  )
}

export function Drawer(props: DrawerProps) {
  useEscape(props)
  return (
    <>
      {props.opened ? <FocusBack /> : null}
      <MantineDrawer {...props} attributes={attributesOf(props)} closeOnEscape={false}>
        {props.children}
        <FirstFocus />
      </MantineDrawer>
    </>
  )
}
