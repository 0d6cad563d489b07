import { IconChecks, IconFilter, IconMovie, IconX } from '@callboard/kit/icons'
import { Button, EmptyState, Link } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { GhostFrames } from './ghost-frames.tsx'
import { nobodyWords } from './nobody-words.ts'
import { hasNobodyLeft, type PostingFilters, type PostingShown } from './posting-groups.ts'

/** In the place of the wall where nothing is shown. */
export default function EmptyPosting(props: {
  readonly view: PostingPageView
  readonly filters: PostingFilters
  /** Without filters. */
  readonly all: readonly PostingShown[]
  readonly onClear: () => void
}) {
  const { view, filters } = props
  const isDone = hasNobodyLeft(filters, props.all, view.feedbacks)
  if (props.all.length > 0)
    return (
      <EmptyState
        icon={isDone ? <IconChecks size={24} /> : <IconFilter size={24} />}
        title={isDone ? 'You have answered everybody.' : nobodyWords(filters, view)}
        action={
          <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={props.onClear}>
            Clear filters
          </Button>
        }
      />
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
