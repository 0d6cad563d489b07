import { leadsNowhere, useAnswer, useElsewhere } from '@callboard/kit/data'
import { NotFound, useParams, useSearchParams, useTitle } from '@callboard/kit/ui'
import { getPublicSession } from '@callboard/projects/contract'
import live from '../live.module.css'
import { placeOf } from '../room-place.ts'
import chatStyles from './chat.module.css'
import { ChatMessages } from './chat-messages.tsx'
import { CHAT_TITLES } from './chat-titles.ts'
import { useChat } from './use-chat.ts'

// One file to load: the panel has all that the window has.
export { ChatPanel } from './chat-panel.tsx'

/** `/chat/{uri}/{session}`: a chat in a window of its own. */
export default function ChatPage() {
  const { uri = '', sessionId = '' } = useParams()
  const [search] = useSearchParams()
  const room = placeOf(search)
  useTitle(CHAT_TITLES[room])
  const found = useAnswer(getPublicSession, { id: sessionId })
  const { state, me } = useChat(sessionId, room, true)
  const isElsewhere = useElsewhere(uri, found.kind === 'ready' ? found.data.studio_uri : undefined)
  const isNowhere = [found, state].some((one) => one.kind === 'failed' && leadsNowhere(one.error))
  if (isElsewhere || isNowhere) return <NotFound />
  return (
    <div className={`${live.stage} ${chatStyles.window}`} data-place={room}>
      <section className={chatStyles.root} data-open aria-label={CHAT_TITLES[room]}>
        <header className={live.header} data-place={room}>
          <div className={live.headerTitle}>
            <h1>{CHAT_TITLES[room]}</h1>
            <span>{found.kind === 'ready' ? found.data.name : ''}</span>
          </div>
        </header>
        <ChatMessages
          session={sessionId}
          room={room}
          state={state}
          me={me}
          zone={found.kind === 'ready' ? found.data.time_zone : undefined}
        />
      </section>
    </div>
  )
}
