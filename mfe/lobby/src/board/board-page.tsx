import { leadsNowhere } from '@callboard/kit/data'
import { IconChalkboard, IconLink } from '@callboard/kit/icons'
import { FailedState, Skeleton, StateCard, useParams, useTitle } from '@callboard/kit/ui'
import { useWakeLock } from '../recorder/use-wake-lock.ts'
import styles from './board.module.css'
import { BoardScreen } from './board-screen.tsx'
import { useBoard } from './use-board.ts'

function BoardSkeleton() {
  return (
    <div className={styles.root} aria-busy>
      <Skeleton height="12vh" width="60%" />
      <Skeleton height="40vh" />
    </div>
  )
}

/** `/board/{key}`: the screen of a waiting room, which nobody attends to. */
export default function BoardPage() {
  const { key = '' } = useParams()
  const state = useBoard(key)
  const board = state.kind === 'ready' ? state.data.board : undefined
  useTitle(board ? `${board.session_name} board` : 'Board')
  useWakeLock(true)
  if (board) return <BoardScreen board={board} />
  if (state.kind === 'ready')
    return (
      <StateCard heading={1} role="status" icon={<IconChalkboard size={24} />} title="This board is closed">
        The casting office has closed it. Ask the staff for its new link.
      </StateCard>
    )
  if (state.kind === 'loading') return <BoardSkeleton />
  if (leadsNowhere(state.error))
    return (
      <StateCard heading={1} role="alert" icon={<IconLink size={24} />} title="This link leads to no board">
        Try copying the link again and make sure there are no extra characters at the end.
      </StateCard>
    )
  return <FailedState title="The board could not be loaded" error={state.error} onRetry={state.retry} />
}
