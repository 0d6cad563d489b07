import { STAFF_TYPES } from '@callboard/core/http-contract'
import { useAccount } from '../../data/session/session.ts'
import { CrashGuard } from '../mount/crash-guard.tsx'
import { DayStrip } from './day-strip.tsx'
import { FindButton } from './find-button.tsx'
import { PhonePlaces } from './phone-places.tsx'

/** What the header gets after the first picture: the session that runs and a field to find by, or the last places of a phone. */
export default function HeaderTools({ at }: { readonly at: 'header' | 'places' }) {
  const type = useAccount()?.user_type
  const isStaff = STAFF_TYPES.some((staff) => staff === type)
  if (at === 'places') return <PhonePlaces />
  return (
    <>
      {isStaff ? (
        <CrashGuard name="day" instead={null}>
          <DayStrip />
        </CrashGuard>
      ) : null}
      <FindButton />
    </>
  )
}
