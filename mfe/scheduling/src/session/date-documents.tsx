import { IconFileText } from '@callboard/kit/icons'
import { Button, Skeletons } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'

const Documents = lazy(async () => ({ default: (await import('@callboard/kit/documents')).Documents }))

/** The documents of a date, once somebody wants to see them. */
export function DateDocuments(props: {
  readonly session: string
  readonly day: string
  readonly name: string
}) {
  const { session, day, name } = props
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        ml={-8}
        leftSection={<IconFileText size={16} />}
        aria-expanded={open}
        aria-label={`Documents of ${name}`}
        onClick={() => setOpen((now) => !now)}
      >
        Documents
      </Button>
      {open ? (
        <Suspense fallback={<Skeletons />}>
          <Documents session={session} day={day} />
        </Suspense>
      ) : null}
    </div>
  )
}
