import { lazy } from 'react'
import { DetailsButton } from './details-button.tsx'

const StaffDetails = lazy(() => import('./staff-details.tsx'))

/** The live room stands before this button does. */
export default function StaffButton({ session, day }: { readonly session: string; readonly day: string }) {
  return (
    <DetailsButton compact panel={(close) => <StaffDetails session={session} day={day} onClose={close} />} />
  )
}
