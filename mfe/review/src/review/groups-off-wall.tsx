import { useAnswer } from '@callboard/kit/data'
import { Button } from '@callboard/kit/ui'
import { listPutAwayGroups, type ReviewView } from '@callboard/review/contract'
import { countWords } from '../takes/take-words.ts'
import takesStyles from '../takes/takes.module.css'
import review from './review.module.css'
import { groupName, groupNumber, groupsWithoutTakes } from './review-groups.ts'

/** The groups that have nothing on the wall: never recorded, or all of their takes were archived or deleted. */
export default function GroupsOffWall(props: {
  readonly data: ReviewView
  /** Leads to the archived takes. */
  readonly onArchived: () => void
}) {
  const { data } = props
  const state = useAnswer(listPutAwayGroups, { id: data.session._id })
  const away = state.kind === 'ready' ? state.data.groups.filter(({ shown }) => shown === 0) : []
  const idle = groupsWithoutTakes(data.groups).filter(
    ({ group }) => !away.some(({ _id }) => _id === group._id),
  )
  return (
    <>
      {idle.length > 0 ? (
        <section className={review.idle} aria-label="Groups without Videos">
          <h2>Groups without Videos</h2>
          <ul>
            {idle.map(({ group, number, name }) => (
              <li key={group._id}>
                <span className={takesStyles.quiet}>{number}</span> {name}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {away.length > 0 ? (
        <section className={review.idle} aria-label="Archived or Deleted Groups">
          <h2>Archived or Deleted Groups</h2>
          <ul>
            {away.map(({ _id, archived, deleted }) => {
              const group = data.groups.find((one) => one._id === _id)
              return group ? (
                <li key={_id}>
                  <span className={takesStyles.quiet}>{groupNumber(group)}</span> {groupName(group)}{' '}
                  <span className={takesStyles.quiet}>
                    {[
                      archived > 0 ? `${countWords(archived, 'take')} archived` : '',
                      deleted > 0 ? `${countWords(deleted, 'take')} deleted` : '',
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ) : null
            })}
          </ul>
          {away.some(({ archived }) => archived > 0) ? (
            <Button size="xs" variant="default" onClick={props.onArchived}>
              Show archived takes
            </Button>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
