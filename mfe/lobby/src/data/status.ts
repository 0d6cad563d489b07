import { call, defineAction, refresh } from '@callboard/kit/data'
import { arriveOwn, changeOwnPhone, getStatus, openDemoPhone, openOwnPage } from '@callboard/lobby/contract'

/** Loads the status again after the shown one has turned out to be out of date. */
export const reloadStatus = (): Promise<void> => refresh(getStatus)

/** A key of the page for the signed-in talent who made the check-in. */
export const openOwn = async (id: string, signal: AbortSignal): Promise<string> =>
  (await call(openOwnPage, { id }, { signal })).page_key

export const openDemoPhoneAction = defineAction(openDemoPhone, { toasts: true })

/** A talent whom staff expect has arrived. */
export const arriveOwnAction = defineAction(arriveOwn, { refreshes: [getStatus], toasts: true })

export const changeOwnPhoneAction = defineAction(changeOwnPhone, {
  refreshes: [getStatus],
  says: () => 'We text you at this number from now on.',
})
