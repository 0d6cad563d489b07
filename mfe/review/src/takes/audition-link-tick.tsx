import { useAnswer } from '@callboard/kit/data'
import { Checkbox } from '@callboard/kit/ticks'
import { countAuditionLinks } from '@callboard/posting/contract'
import type { ComponentProps } from 'react'
import { toBeMailedWords } from './audition-words.ts'

/** Of a copy to a posting page: whether its talent are mailed the link to their audition, and how many would be. */
export function AuditionLinkTick(props: {
  readonly studio: string
  /** check-ins of the talent of the groups */
  readonly records: readonly string[]
  /** empty: a page that is not chosen or not made yet */
  readonly page: string
  readonly tick: ComponentProps<typeof Checkbox>
}) {
  const { studio, records, page } = props
  const input = {
    studio,
    records: [...new Set(records)],
    ...(page === '' ? {} : { postingpage: page }),
  }
  const count = useAnswer(countAuditionLinks, input, { keep: true })
  return (
    <Checkbox
      label="Send each talent the link to their audition"
      description={
        count.kind === 'ready'
          ? toBeMailedWords(count.data)
          : count.kind === 'failed'
            ? 'How many get an e-mail could not be counted.'
            : 'Counting the talent who get an e-mail.'
      }
      {...props.tick}
    />
  )
}
