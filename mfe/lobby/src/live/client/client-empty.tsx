import { Face } from '@callboard/kit/labels'
import { Text } from '@callboard/kit/ui'
import styles from '../live.module.css'
import { nameOf } from '../row-actions.ts'
import { awaited, awaitedWords } from './client-model.ts'
import { useClientLobby } from './use-client-lobby.ts'

const BETWEEN = 'The casting has not begun, or is between two auditions. The picture appears here by itself.'

/** The picture of a client while nobody is in the room: the face that comes next. */
export default function ClientEmpty({ session }: { readonly session: string }) {
  const state = useClientLobby(session)
  const next = state.kind === 'ready' ? awaited(state.data) : null
  if (!next) return <Text c="dimmed">{BETWEEN}</Text>
  return (
    <div className={styles.expected}>
      <Face of="talent" src={next.photo_url} size={120} name={nameOf(next)} />
      <Text size="lg">{awaitedWords(next)}</Text>
    </div>
  )
}
