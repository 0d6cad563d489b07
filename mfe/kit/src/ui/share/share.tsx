import { Button, type ButtonProps } from '@mantine/core'
import { lazy, type ReactNode, type Ref, Suspense, useRef, useState } from 'react'
import { IconShare } from '../icons.ts'
import { useFocusAfter } from './use-focus-after.ts'

const SharePopover = lazy(() => import('./share-popover.tsx'))

/** A button that opens the addresses of a thing, each a `<ShareRow>`; what it opens loads with the first press. */
export function Share({
  label = 'Share',
  name,
  children,
  ...look
}: {
  readonly label?: string
  /** What is shared, for people who hear the button and not what stands beside it. */
  readonly name?: string
  /** @param close closes the rows, as before a dialog opens over them */
  readonly children: (close: () => void) => ReactNode
} & Pick<ButtonProps, 'variant' | 'size' | 'color'>) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(button, open)
  const close = () => setOpen(false)
  const drawn = (ref: Ref<HTMLButtonElement>) => (
    <Button
      ref={ref}
      variant="default"
      leftSection={<IconShare size={16} aria-hidden />}
      {...look}
      aria-label={name === undefined ? undefined : `${label} ${name}`}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen((now) => !now)}
    >
      {label}
    </Button>
  )
  if (!open) return drawn(button)
  return (
    <Suspense fallback={drawn(button)}>
      <SharePopover button={drawn(null)} label={label} onClose={close}>
        {children(close)}
      </SharePopover>
    </Suspense>
  )
}
