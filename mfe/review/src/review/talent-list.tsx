import { useMediaQuery } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { isFromSeveralPlaces } from '../answers/several-places.ts'
import { inTakeAlone } from '../takes/in-take-alone.ts'
import takes from '../takes/takes.module.css'
import type { PhoneRoom } from './phone-room.ts'
import styles from './talent-list.module.css'
import { TalentRow } from './talent-row.tsx'

/** The talent of the group: who of them is in the take, and what clients answered to each. */
export function TalentList(props: {
  readonly records: ReviewGroup['records']
  readonly picks: readonly Pick[]
  /** By record, the groups that the same talent is in, too. */
  readonly alsoIn: ReadonlyMap<string, readonly string[]>
  /** Records of the take that plays. */
  readonly inTake: readonly string[]
  /** Clients were asked, and what they said is known. */
  readonly isAnswered: boolean
  /** On a phone, beside what was written. */
  readonly room: PhoneRoom
}) {
  const isPhone = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false })
  const { records, picks } = props
  const votesOn = (record: string) => picks.find((pick) => pick.record === record)?.votes ?? []
  const withPlaces = isFromSeveralPlaces(records.flatMap(({ _id }) => votesOn(_id)))
  const playing = inTakeAlone(props.inTake, records)
  if (records.length === 0) return <p className={takes.quiet}>Nobody is named in this group.</p>
  return (
    <ul className={styles.root} data-room={props.room} aria-label="Talent">
      {records.map((talent) => {
        const also = props.alsoIn.get(talent._id)
        return (
          <TalentRow
            key={talent._id}
            talent={talent}
            votes={votesOn(talent._id)}
            withPlaces={withPlaces}
            isAnswered={props.isAnswered}
            folds={isPhone}
            isRoomy={props.room === 'answers'}
            plays={playing.includes(talent._id)}
            twice={also?.length ? `Duplicate: also in ${also.join(', ')}` : undefined}
          />
        )
      })}
    </ul>
  )
}
