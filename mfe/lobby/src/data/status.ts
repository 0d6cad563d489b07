import { refresh } from '@callboard/kit/data'
import { getStatus } from '@callboard/lobby/contract'

/** The status again: what is shown has turned out to be out of date. */
export const reloadStatus = (): Promise<void> => refresh(getStatus)
