import { call, defineAction, perform } from '@callboard/kit/data'
import { addPush, getPushKey, removePush } from '@callboard/lobby/contract'

const addAction = defineAction(addPush)
const removeAction = defineAction(removePush)

/** @param key secret of the talent's page */
export const pushKey = async (record: string, key: string): Promise<string> =>
  (await call(getPushKey, { id: record }, { token: key })).public_key

export const addBrowser = (
  record: string,
  key: string,
  subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
): Promise<unknown> => perform(addAction, { id: record, ...subscription }, { token: key })

export const removeBrowser = (record: string, key: string, endpoint: string): Promise<unknown> =>
  perform(removeAction, { id: record, endpoint }, { token: key })
