import { IconInfoCircle } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { DetailsRight } from './talent-details.tsx'

const TalentDetails = lazy(() => import('./talent-details.tsx'))

/** Opens a panel, which loads then. */
export function DetailsButton(props: {
  readonly compact?: boolean
  readonly panel: (close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size={props.compact ? 'compact-sm' : 'md'}
        variant={props.compact ? 'default' : 'subtle'}
        color="gray"
        leftSection={<IconInfoCircle size={props.compact ? 16 : 18} />}
        aria-label="Project details"
        onClick={() => setOpen(true)}
      >
        <span data-word={props.compact || undefined}>Project details</span>
      </Button>
      <Suspense>{open ? props.panel(() => setOpen(false)) : null}</Suspense>
    </>
  )
}

export const TalentDetailsButton = ({ right }: { readonly right: DetailsRight }) => (
  <DetailsButton panel={(close) => <TalentDetails right={right} onClose={close} />} />
)
