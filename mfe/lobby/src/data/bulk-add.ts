import type { ReplyOf } from '@callboard/core/http-contract'
import { defineAction, inAnswer } from '@callboard/kit/data'
import { type BulkRun, bulkAdd, checkBulkAdd, getBulkAdd } from '@callboard/lobby/contract'

export const checkBulkAddAction = defineAction(checkBulkAdd)

export const bulkAddAction = (session: string) =>
  defineAction(bulkAdd, { changes: ({ run }) => [inAnswer(getBulkAdd, { session }, () => ({ run }))] })

/** Progress of an import, as a signal brings it. */
export const withRun = (_: ReplyOf<typeof getBulkAdd>, run: BulkRun): ReplyOf<typeof getBulkAdd> => ({ run })
