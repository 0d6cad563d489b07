import { getNotices, type NoticesView } from '@callboard/admin/contract'
import { call } from '@callboard/kit/session'

/** The notices for the own kind of account. */
export const readNotices = (): Promise<NoticesView> => call(getNotices, {}, { token: false })
