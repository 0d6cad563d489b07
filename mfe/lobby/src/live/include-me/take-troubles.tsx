import { Alert } from '@callboard/kit/ui'
import type { TakeView } from '@callboard/review/contract'
import { troubleWords } from '../take-words.ts'

/** What is wrong with the recordings that run, over the pictures, until it is right again. */
export default function TakeTroubles({ takes }: { readonly takes: readonly TakeView[] }) {
  return takes.map((take) => {
    const words = troubleWords(take)
    return words ? (
      <Alert key={take._id} color="red" variant="filled" role="alert">
        {words}
      </Alert>
    ) : null
  })
}
