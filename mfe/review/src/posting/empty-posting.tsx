import { IconFilter, IconMovie, IconX } from '@callboard/kit/icons'
import { Button, EmptyState, Link } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import { GhostFrames } from './ghost-frames.tsx'
import { type PostingFilters, reviewersOn, UNANSWERED } from './posting-groups.ts'

/** What narrows the wall down, as its lists say it. */
const filterWords = (filters: PostingFilters, view: Pick<PostingPageView, 'feedbacks'>) =>
  [
    filters.find && `“${filters.find}”`,
    filters.role,
    filters.feedback === UNANSWERED ? 'Unanswered' : '',
    ...ANSWERS.filter((answer) => answer === filters.feedback).map((answer) => ANSWER_WORDS[answer]),
    ...reviewersOn(view.feedbacks).flatMap(({ _id, name }) => (_id === filters.from ? name : [])),
  ]
    .filter(Boolean)
    .join(', ')

/** In the place of the wall where nothing is shown. */
export default function EmptyPosting(props: {
  readonly view: PostingPageView
  readonly filters: PostingFilters
  /** Something is there, and the filters hide it. */
  readonly isFiltered: boolean
  readonly onClear: () => void
}) {
  const { view, filters } = props
  if (props.isFiltered)
    return (
      <EmptyState
        icon={<IconFilter size={24} />}
        title="Nothing passes these filters"
        action={
          <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={props.onClear}>
            Clear filters
          </Button>
        }
      >
        No talent of this page is under {filterWords(filters, view)}.
      </EmptyState>
    )
  if (filters.archived)
    return (
      <EmptyState icon={<IconMovie size={24} />} title="Nothing is archived">
        Takes that were put aside appear here.
      </EmptyState>
    )
  if (!view.can.edit)
    return (
      <>
        <GhostFrames />
        <EmptyState title="No talent yet">
          {view.sender ?? 'The casting office'} adds them. Come back later.
        </EmptyState>
      </>
    )
  const [session] = view.sessions
  return (
    <>
      <GhostFrames />
      <EmptyState
        title="No talent yet"
        action={
          <Button component={Link} to={session ? `/video/${view.studio_uri}/${session._id}` : '/'}>
            {session ? 'Open the review' : 'Open Projects'}
          </Button>
        }
      >
        Select groups in the review of a session, then choose Copy to Posting page.
      </EmptyState>
    </>
  )
}
