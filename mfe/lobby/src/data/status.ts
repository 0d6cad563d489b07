import { refresh } from '@callboard/kit/data'
import { getStatus } from '@callboard/lobby/contract'

/** Loads the status again after the shown one has turned out to be out of date. */
export const reloadStatus = (): Promise<void> => refresh(getStatus)
