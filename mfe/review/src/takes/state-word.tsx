import { usePercent } from '@callboard/kit/ui'
import type { VideoView } from '@callboard/review/contract'
import { takeProgress } from './take-progress.ts'
import { makingWords, STATE_WORDS } from './take-words.ts'

/** State of a take that does not play yet, with the progress of a processing that lasts. */
export function StateWord({ take }: { readonly take: Pick<VideoView, '_id' | 'state'> }) {
  const making = makingWords(take.state, usePercent(takeProgress, take._id))
  const word = STATE_WORDS[take.state]?.word
  if (!making) return word
  return (
    <>
      {word} <span aria-hidden>{making}</span>
    </>
  )
}
