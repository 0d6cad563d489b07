import { FilmStrip } from '@callboard/kit/takes'
import type { PostingGroup } from '@callboard/posting/contract'
import { shortTakeName } from '../takes/short-take-name.ts'
import styles from './named-pictures.module.css'
import { calledIn, firstName, type PostingVideo, talentIn, talentName } from './posting-groups.ts'
import { type Marked, StripMarks } from './strip-marks.tsx'

/** `Take 1` of somebody alone, `Nina, take 1` among several, the first names in a take of more than one. */
function shortName(group: PostingGroup, take: PostingVideo): string {
  const [talent, another] = group.records
  if (talent && !another) return shortTakeName({ name: take.name, talent_name: talentName(talent) }, true)
  return calledIn(group, take) ?? talentIn(group, take).map(firstName).join(', ')
}

/** The takes of the open group, each with its short name; in a group of several, with marks of the answers to who is in it. */
export function TakeStrip(props: {
  readonly group: PostingGroup
  readonly takes: readonly PostingVideo[]
  readonly current: string
  readonly marked: Marked
  readonly onChoose: (id: string) => void
}) {
  const { group } = props
  const isOfMany = group.records.length > 1
  return (
    <FilmStrip
      {...props}
      isNamed={isOfMany}
      mark={(take) =>
        isOfMany ? <StripMarks {...props.marked} group={group} talent={talentIn(group, take)} /> : null
      }
      name={(take) => (
        <span className={styles.name} title={take.name}>
          {shortName(group, take)}
        </span>
      )}
    />
  )
}
