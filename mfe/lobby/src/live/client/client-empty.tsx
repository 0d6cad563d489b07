import { Face } from '@callboard/kit/labels'
import { Text } from '@callboard/kit/ui'
import { nameOf } from '../row-actions.ts'
import styles from './client-empty.module.css'
import { awaited, awaitedWords } from './client-model.ts'
import { useClientLobby } from './use-client-lobby.ts'

const BETWEEN = 'The casting has not begun, or is between two auditions. The picture appears here by itself.'

/** The picture of a client while nobody is in the room: the face that comes next, as large as the stage allows. */
export default function ClientEmpty({ session }: { readonly session: string }) {
  const state = useClientLobby(session)
  const next = state.kind === 'ready' ? awaited(state.data) : null
  if (!next) return <Text c="dimmed">{BETWEEN}</Text>
  return (
    <div className={styles.root}>
      <Face of="talent" src={next.photo_url} size={120} name={nameOf(next)} />
      <div className={styles.words}>
        <p className={styles.who}>{awaitedWords(next)}</p>
        {next.state === 'in_casting' ? <p className={styles.role}>{next.role}</p> : null}
      </div>
    </div>
  )
}
