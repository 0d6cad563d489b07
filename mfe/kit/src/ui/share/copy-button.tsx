import { Button, type ButtonProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { toast } from '../feedback/toast.ts'
import { IconCheck, IconCopy } from '../icons.ts'

/** How long the button says that it worked. Milliseconds. */
const COPIED_FOR = 3_000

/** Copies a text and says 'Copied' for three seconds, as wide as before. */
export function CopyButton({
  value,
  label = 'Copy link',
  name,
  ...look
}: {
  readonly value: string
  readonly label?: string
  /** Longer words for people who hear the button and not what stands beside it. */
  readonly name?: string
} & Pick<ButtonProps, 'variant' | 'size' | 'color'>) {
  const [copied, setCopied] = useState(false)
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (button: HTMLButtonElement) => {
    if (!copied) setWidth(button.offsetWidth)
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      toast.failed('Failed to copy link')
    }
  }
  return (
    <Button
      variant="default"
      {...look}
      miw={copied ? width : undefined}
      aria-label={copied ? undefined : name}
      leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={({ currentTarget }) => void copy(currentTarget)}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  )
}
