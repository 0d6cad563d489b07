import { Share } from '@callboard/kit/share'
import { Skeletons } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'
import type { SharedSession } from './session-links.tsx'

const SessionLinks = lazy(() => import('./session-links.tsx'))
const ShareScheduleDialog = lazy(() => import('./share-schedule-dialog.tsx'))

/** All the addresses of a session behind one button. */
export function SessionShare(
  props: SharedSession & {
    /** Where several sessions stand below each other. */
    readonly name?: string
    readonly variant?: string
    readonly size?: string
    readonly color?: string
  },
) {
  const { uri, session, dates, name, ...look } = props
  const [mailed, setMailed] = useState<string>()
  return (
    <>
      <Share name={name} {...look}>
        {(close) => (
          <Suspense fallback={<Skeletons rows={4} height={56} />}>
            <SessionLinks
              uri={uri}
              session={session}
              dates={dates}
              onMail={(day) => {
                close()
                setMailed(day)
              }}
            />
          </Suspense>
        )}
      </Share>
      <Suspense>
        {mailed === undefined ? null : (
          <ShareScheduleDialog session={session} day={mailed} onClose={() => setMailed(undefined)} />
        )}
      </Suspense>
    </>
  )
}
