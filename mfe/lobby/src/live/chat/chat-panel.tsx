import { IconChevronDown, IconChevronUp, IconExternalLink, IconMessageCircle } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { useMediaQuery } from '@callboard/kit/ui'
import { useState } from 'react'
import type { RoomPlace } from '../room-place.ts'
import styles from './chat.module.css'
import { isChatLeftOpen, keepChat } from './chat-fold.ts'
import { ChatMessages } from './chat-messages.tsx'
import { CHAT_TITLES } from './chat-titles.ts'
import { useChat } from './use-chat.ts'

/** The head of a chat, with what is unread; opened, the messages below it. */
export function ChatPanel(props: {
  readonly uri: string
  readonly session: string
  readonly room: RoomPlace
  /** of the session; undefined until it is known */
  readonly zone: string | undefined
  /** A client's: folded until they open it, and as they have left it. */
  readonly isAside: boolean
}) {
  const { uri, session, room, isAside } = props
  // On a phone a chat begins closed.
  const isSmall = useMediaQuery('(max-width: 550px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [isOpen, setOpen] = useState(!isSmall && (!isAside || isChatLeftOpen()))
  const open = (next: boolean) => {
    setOpen(next)
    if (isAside && !isSmall) keepChat(next)
  }
  const { state, me, unread } = useChat(session, room, isOpen)
  const popOut = () => {
    const query = room === 'main' ? '' : `?${room === 'test' ? 'test' : 'backoffice'}=true`
    window.open(`/chat/${uri}/${session}${query}`, `chat-${room}-${session}`, 'popup,width=800,height=400')
    open(false)
  }
  return (
    <section className={styles.root} aria-label={CHAT_TITLES[room]} data-open={isOpen || undefined}>
      <header className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          <IconMessageCircle size={16} aria-hidden />
          {CHAT_TITLES[room]}
          {unread > 0 ? (
            <span className={styles.unread} role="status">
              {unread} new
            </span>
          ) : null}
          {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronUp size={16} aria-hidden />}
        </button>
        <ActionIcon
          aria-label="Open the chat in a window"
          title="Open in a window"
          variant="subtle"
          color="gray"
          onClick={popOut}
        >
          <IconExternalLink size={16} />
        </ActionIcon>
      </header>
      {isOpen ? <ChatMessages session={session} room={room} state={state} me={me} zone={props.zone} /> : null}
    </section>
  )
}
