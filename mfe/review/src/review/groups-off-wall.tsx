import { useAnswer } from '@callboard/kit/data'
import { Face } from '@callboard/kit/labels'
import { Button } from '@callboard/kit/ui'
import { listPutAwayGroups, type ReviewView } from '@callboard/review/contract'
import { countWords } from '../takes/take-words.ts'
import takesStyles from '../takes/takes.module.css'
import styles from './groups-off-wall.module.css'
import { type Filters, groupName, groupNumber, groupsWithoutTakes, isLookedFor } from './review-groups.ts'

/** Those of the groups that are looked for that have nothing on the wall: never recorded, or all takes put away. */
export default function GroupsOffWall(props: {
  readonly data: ReviewView
  readonly filters: Filters
  /** Leads to the archived takes of a group. */
  readonly onArchived: (group: string) => void
}) {
  const { data, filters } = props
  const state = useAnswer(listPutAwayGroups, { id: data.session._id })
  const away = state.kind === 'ready' ? state.data.groups.filter(({ shown }) => shown === 0) : []
  const idle = groupsWithoutTakes(data.groups).filter(
    ({ group }) => isLookedFor(group, filters) && !away.some(({ _id }) => _id === group._id),
  )
  const lines = away.flatMap((one) => {
    const group = data.groups.find(({ _id }) => _id === one._id)
    return group && isLookedFor(group, filters) ? [{ ...one, group }] : []
  })
  return (
    <>
      {idle.length > 0 ? (
        <section className={styles.root} aria-label="Groups without Videos">
          <h2>Groups without Videos</h2>
          <ul className={styles.names}>
            {idle.map(({ group, number, name }) => (
              <li key={group._id}>
                <span className={takesStyles.quiet}>{number}</span> {name}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {lines.length > 0 ? (
        <section className={styles.root} aria-label="Archived or Deleted Groups">
          <h2>Archived or Deleted Groups</h2>
          <ul className={styles.lines}>
            {lines.map(({ _id, archived, deleted, group }) => {
              const name = groupName(group)
              return (
                <li key={_id}>
                  <span className={takesStyles.quiet}>{groupNumber(group)}</span>
                  <Face of="talent" name={name} src={group.records[0]?.photo_url ?? null} size={32} />
                  <span className={styles.said}>
                    <span className={styles.name}>{name}</span>
                    <span className={takesStyles.quiet}>
                      {[
                        archived > 0 ? `${countWords(archived, 'take')} archived` : '',
                        deleted > 0 ? `${countWords(deleted, 'take')} deleted` : '',
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </span>
                  {archived > 0 ? (
                    <Button
                      variant="default"
                      className={styles.show}
                      aria-label={`Show archived takes of ${name}`}
                      onClick={() => props.onArchived(_id)}
                    >
                      Show
                    </Button>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </section>
      ) : null}
    </>
  )
}
