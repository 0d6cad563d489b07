import { IconLayoutSidebarRightExpand, IconMessageCircle } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import { Face } from '@callboard/kit/labels'
import { useChat } from './chat/use-chat.ts'
import styles from './live.module.css'
import type { LobbyModel } from './lobby-model.ts'
import type { RoomPlace } from './room-place.ts'
import { toggleFold } from './room-shape.ts'
import { nameOf } from './row-actions.ts'

/** The folded right column: who is in the group, and what is new in the chat. */
export default function SideRail({
  lobby,
  place,
}: {
  readonly lobby: LobbyModel
  readonly place: RoomPlace
}) {
  const { unread } = useChat(lobby.session._id, place, false)
  const members = lobby.group?.records.flatMap((id) => lobby.records.get(id) ?? []) ?? []
  const news = unread > 0 ? `, ${unread} new in the chat` : ''
  return (
    <div className={styles.rail}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-expanded={false}
        aria-label={`Show group and chat${news}`}
        {...keyHint('room', 'fold', 'Show group and chat')}
        onClick={toggleFold}
      >
        <IconLayoutSidebarRightExpand size={20} />
      </ActionIcon>
      <ul className={styles.railFaces} aria-label="Current group">
        {members.map((record) => (
          <li key={record._id} title={nameOf(record)}>
            <Face of="talent" src={record.photo_url} size={32} alt={nameOf(record)} name={nameOf(record)} />
          </li>
        ))}
      </ul>
      <span className={styles.railChat} aria-hidden>
        <IconMessageCircle size={20} />
        {unread > 0 ? <b>{unread}</b> : null}
      </span>
    </div>
  )
}
