import { Load, type Loadable, useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { IconSend } from '@callboard/kit/icons'
import { ActionIcon, Textarea } from '@callboard/kit/inputs'
import { Button, describeTime, Skeletons, sayError, USER_TYPE_WORDS } from '@callboard/kit/ui'
import { type ChatMessageView, chatForm } from '@callboard/lobby/contract'
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { olderChatAction, sendChatAction } from '../../data/chat.ts'
import type { RoomPlace } from '../room-place.ts'
import styles from './chat.module.css'
import { type ChatModel, linked } from './chat-model.ts'

/** Pixels from the end within which the reader counts as reading along. */
const NEAR_END = 48

/** The messages of a chat, and a line to write the next. */
export function ChatMessages(props: {
  readonly session: string
  readonly room: RoomPlace
  readonly state: Loadable<ChatModel>
  readonly me: string | undefined
  /** The clock of the session, as that of the line beside it; undefined until it is known. */
  readonly zone: string | undefined
}) {
  const { session, room, state, me, zone } = props
  return (
    <div className={styles.body}>
      <Load
        state={state}
        skeleton={
          <div className={styles.list}>
            <Skeletons rows={3} />
          </div>
        }
        failedTitle="The chat could not be loaded"
      >
        {(chat) => <Messages session={session} room={room} chat={chat} me={me} zone={zone} />}
      </Load>
      <NewMessage session={session} room={room} />
    </div>
  )
}

function Messages(props: {
  readonly session: string
  readonly room: RoomPlace
  readonly chat: ChatModel
  readonly me: string | undefined
  readonly zone: string | undefined
}) {
  const { chat, session, room, me } = props
  const { messages, hasMore } = chat
  const older = useAction(olderChatAction)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const newest = messages.at(-1)?._id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what scrolls
  useLayoutEffect(() => {
    const box = list.current
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight
  }, [newest])
  const first = messages[0]?._id
  return (
    <div
      ref={list}
      className={styles.list}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, by keyboard as well
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END
      }}
    >
      {hasMore && first ? (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          loading={older.busy}
          onClick={() => void older.run({ session, room, before: first })}
        >
          Earlier messages
        </Button>
      ) : null}
      {messages.length === 0 ? <p className={styles.empty}>Nobody has written anything here yet.</p> : null}
      {messages.map((message, place) => (
        <Message
          key={message._id}
          message={message}
          zone={props.zone}
          isMine={message.from_user._id === me}
          goesOn={messages[place - 1]?.from_user._id === message.from_user._id}
        />
      ))}
    </div>
  )
}

function Message(props: {
  readonly message: ChatMessageView
  readonly zone: string | undefined
  readonly isMine: boolean
  /** The one before is by the same person. */
  readonly goesOn: boolean
}) {
  const { message, isMine, goesOn } = props
  const { from_user, sent_at } = message
  const { text, exact } = describeTime(new Date(sent_at), new Date(), { zone: props.zone, style: 'time' })
  const kind = USER_TYPE_WORDS[from_user.user_type as keyof typeof USER_TYPE_WORDS]
  return (
    <article className={styles.message} data-mine={isMine || undefined}>
      {goesOn ? null : (
        <p className={styles.from}>
          <strong>{isMine ? 'You' : from_user.name}</strong> {isMine ? '' : kind}
        </p>
      )}
      <p className={styles.text}>
        {linked(message.content).map(({ text: words, href }, place) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never move
            <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {words}
            </a>
          ) : (
            words
          ),
        )}
        <time dateTime={sent_at} title={exact}>
          {text}
        </time>
      </p>
    </article>
  )
}

function NewMessage({ session, room }: { readonly session: string; readonly room: RoomPlace }) {
  const send = useAction(sendChatAction, { onDone: () => form.begin({ content: '' }) })
  const form = useForm({
    form: chatForm,
    from: { content: '' },
    input: ({ content }) => ({ session, room, content: content.trim() }),
    draft: `chat:${room}.${session}`,
    action: send,
    save: send.run,
  })
  const field = form.text('content')
  const empty = form.typed.content.trim() === ''
  const submit = () => {
    if (!empty && !send.busy) void form.submit()
  }
  return (
    <form
      className={styles.new}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        aria-label="Message"
        placeholder="Write a message"
        autosize
        minRows={1}
        maxRows={4}
        {...field}
        error={
          send.error === undefined ? field.error : `Your message could not be sent. ${sayError(send.error)}`
        }
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
      />
      <ActionIcon type="submit" size={36} aria-label="Send" disabled={empty} loading={send.busy}>
        <IconSend size={16} />
      </ActionIcon>
    </form>
  )
}
