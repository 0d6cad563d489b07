import { IconMail } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'

const ShareScheduleDialog = lazy(() => import('../shared/share/share-schedule-dialog.tsx'))

/** Mails the booking link of a date. */
export function DateShare(props: { readonly session: string; readonly day: string; readonly name: string }) {
  const { session, day, name } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconMail size={16} />}
        aria-label={`Share schedule of ${name} by e-mail`}
        onClick={() => setOpen(true)}
      >
        Share schedule
      </Button>
      <Suspense>
        {open ? <ShareScheduleDialog session={session} day={day} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
