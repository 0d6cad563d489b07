import type { PostingPageView } from '@callboard/posting/contract'
import { type ComponentProps, useEffect, useRef } from 'react'
import { beginsAt } from './begins-at.ts'
import Cinema from './cinema.tsx'
import type { Place } from './posting-groups.ts'
import { sayTakenOff } from './taken-off.ts'

/** Says so when the open take has left the page, where the next one would stand in its place without a word. */
function useLeftTake(view: PostingPageView, take: string | undefined): void {
  const last = useRef(take)
  useEffect(() => {
    const before = last.current
    last.current = take
    if (before === undefined || before === take || view.can.edit) return
    if (view.groups.some(({ videos }) => videos.some(({ _id }) => _id === before))) return
    sayTakenOff()
  }, [view, take])
}

/** The cinema with the take and the talent who are named, or with whom its group begins. */
export default function CinemaOfGroup(
  props: Omit<ComponentProps<typeof Cinema>, 'take' | 'active'> & {
    /** The page with what its visitor has answered and not sent. */
    readonly seen: PostingPageView
    readonly named: { readonly take: string; readonly talent: string }
    readonly onBegin: (at: Required<Place>) => void
  },
) {
  const { seen, named, onBegin, ...cinema } = props
  useLeftTake(props.view, named.take || undefined)
  const begin = beginsAt(props.open, named, seen.feedbacks, seen.reviewer?._id)
  // An answer does not turn to the next one who has none.
  useEffect(() => {
    if (begin.take !== named.take || begin.talent !== named.talent) onBegin(begin)
  })
  const take = props.open.takes.find(({ _id }) => _id === begin.take)
  return take ? <Cinema {...cinema} take={take} active={begin.talent || undefined} /> : null
}
