import { logout } from '@callboard/accounts/contract'
import { call } from '@callboard/kit/data'
import { toast } from '@callboard/kit/ui'

/** Signs out and opens this same check-in afresh: nothing of the person stays in memory. */
export async function leaveAccount(): Promise<void> {
  try {
    await call(logout, {})
    location.reload()
  } catch (fault) {
    toast.failed(fault)
  }
}
