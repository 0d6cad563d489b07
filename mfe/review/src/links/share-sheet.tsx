import { BottomSheet, SheetRow } from '@callboard/kit/dialogs'
import { IconShare } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { useState } from 'react'
import { shareWays } from './share-ways.ts'

/** On a phone: the address of this page, to be copied or handed on, at the foot of the screen. */
export default function ShareSheet({ title }: { readonly title: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label="Share"
        aria-haspopup="dialog"
        title="Share"
        onClick={() => setOpen(true)}
      >
        <IconShare size={20} aria-hidden />
      </ActionIcon>
      <BottomSheet opened={isOpen} onClose={close} title="Share this page">
        {shareWays(title).map(({ label, icon, run }) => (
          <SheetRow
            key={label}
            icon={icon}
            onClick={() => {
              close()
              run()
            }}
          >
            {label}
          </SheetRow>
        ))}
      </BottomSheet>
    </>
  )
}
