import { CommentList } from '@callboard/kit/comments'
import type { PostingGroup } from '@callboard/posting/contract'
import type { Page } from '../data/page-input.ts'
import { momentOn, type OpenTake } from '../takes/comment-moments.ts'
import { OFFICE_WORDS } from './office-words.ts'
import { useOfficeComments } from './use-card-comments.ts'

/** What the casting office wrote about the takes and talent of a group, beside them. */
export function OfficeComments(props: {
  readonly page: Page
  readonly group: PostingGroup
  readonly open: OpenTake
}) {
  const answer = useOfficeComments(props.page, true)
  const about = ({ ref_id }: { readonly ref_id: string }) => ref_id === props.group._id
  if (answer.kind !== 'ready' || !answer.data.comments.some(about)) return null
  return (
    <section aria-label="From the casting office">
      <h2>From the casting office</h2>
      <CommentList
        state={answer}
        of={({ comments }) =>
          comments.filter(about).map((comment) => ({
            ...comment,
            tag: OFFICE_WORDS[comment.kind],
            moment: momentOn(props.open, comment),
          }))
        }
      />
    </section>
  )
}
