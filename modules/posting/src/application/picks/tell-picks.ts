import type { Outbox } from '@callboard/core'
import { picksChanged } from '../../contract/index.ts'
import type { PostingGroup } from '../../domain/page.ts'

/**
 * Has the reviews of the sessions that these groups came from load the answers of a page again.
 * @param record the only talent whom it is about; left out: anybody
 */
export function tellPicks(
  outbox: Outbox,
  page_id: string,
  groups: readonly Pick<PostingGroup, 'sessionId'>[],
  record?: string,
): void {
  for (const session of new Set(groups.map(({ sessionId }) => sessionId)))
    outbox.signal(picksChanged, session, { staff: { page_id, ...(record !== undefined && { record }) } })
}
