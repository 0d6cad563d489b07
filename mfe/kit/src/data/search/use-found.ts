import { LEAST_LETTERS, type SearchAnswer, search } from '@callboard/projects/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { type Loadable, useAnswer } from '../answers/use-answer.ts'

/** Milliseconds without a key press after which the server is asked. */
const REST_MS = 120
/** Milliseconds after which one is told that the answer is still under way. */
const PATIENCE_MS = 400

export interface Search {
  /** The newest answer; while letters are typed the one before. */
  readonly answer: SearchAnswer | undefined
  readonly isLate: boolean
  readonly error: unknown
}

const answerOf = (found: Loadable<SearchAnswer>) => (found.kind === 'ready' ? found.data : undefined)

/** What the server finds by a name, from two letters on. @param asks false for who finds nothing */
export function useFound(query: string, asks: boolean): Search {
  const typed = query.trim()
  const isEnough = asks && typed.length >= LEAST_LETTERS
  const [rested] = useDebouncedValue(typed, REST_MS)
  const q = rested.length >= LEAST_LETTERS ? rested : typed
  const found = useAnswer(search, isEnough ? { q } : undefined, { keep: true })
  const isComing =
    isEnough && (found.kind === 'loading' || q !== typed || (found.kind === 'ready' && found.refreshing))
  const [isLate] = useDebouncedValue(isComing, PATIENCE_MS)
  if (!isEnough) return { answer: undefined, isLate: false, error: undefined }
  return {
    answer: answerOf(found),
    isLate: isComing && isLate,
    error: found.kind === 'failed' ? found.error : undefined,
  }
}
