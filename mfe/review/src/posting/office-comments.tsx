import { lengthWords } from '@callboard/kit/takes'
import { type PostingGroup, stamp } from '@callboard/posting/contract'
import type { Page } from '../data/page-input.ts'
import takes from '../takes/takes.module.css'
import extras from './card-extras.module.css'
import cinema from './cinema.module.css'
import { OFFICE_WORDS } from './office-words.ts'
import { useOfficeComments } from './use-card-comments.ts'

/** What the casting office wrote about the takes and talent of a group, beside them. */
export function OfficeComments({ page, group }: { readonly page: Page; readonly group: PostingGroup }) {
  const answer = useOfficeComments(page, true)
  const written = answer.kind === 'ready' ? answer.data.comments : []
  const about = written.filter(({ ref_id }) => ref_id === group._id)
  if (about.length === 0) return null
  return (
    <section className={cinema.comments} aria-label="From the casting office">
      <h2>From the casting office</h2>
      <ol aria-live="polite">
        {about.map(({ _id, kind, from_user, created_at, second, content }) => (
          <li key={_id}>
            <p className={cinema.commentHead}>
              <span className={extras.office}>{OFFICE_WORDS[kind]}</span>
              <strong>{from_user.name}</strong>
              <time dateTime={created_at} className={takes.quiet}>
                {stamp(new Date(created_at))}
              </time>
            </p>
            <p className={cinema.commentText}>
              {[lengthWords(second ?? 0), content].filter(Boolean).join(' ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
