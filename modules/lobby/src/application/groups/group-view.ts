import type { GroupView } from '../../contract/index.ts'
import { type Group, isCurrent } from '../../domain/index.ts'

export const groupView = (group: Group): GroupView => ({
  _id: group.id,
  session: group.sessionId,
  name: group.name,
  is_current: isCurrent(group),
  records: [...group.recordIds],
  twr_records: group.guests.map(({ id, name, role }) => ({ _id: id, name, role })),
})
