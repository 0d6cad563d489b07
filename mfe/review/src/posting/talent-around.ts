import type { Asked } from './answers.ts'
import type { PostingShown, ShownTalent } from './posting-groups.ts'

/** The talent beside the one who is answered, one by one through all groups, and the next one without an answer. */
export function talentAround(
  shown: readonly PostingShown[],
  at: { readonly group: string; readonly talent: string | undefined },
  isAnswered: (asked: Asked) => boolean,
): {
  /** From 1 on. */
  readonly place: number
  readonly of: number
  readonly before: ShownTalent | undefined
  readonly after: ShownTalent | undefined
  /** Around the end, the one at hand last. */
  readonly left: ShownTalent | undefined
} {
  const all = shown.flatMap((one) => one.group.records.map((talent) => ({ shown: one, talent })))
  const place = all.findIndex((one) => one.shown.group._id === at.group && one.talent._id === at.talent)
  return {
    place: place + 1,
    of: all.length,
    before: all[place - 1],
    after: all[place + 1],
    left: [...all.slice(place + 1), ...all.slice(0, place + 1)].find(
      (one) => !isAnswered({ ref_id: one.shown.group._id, to_user: one.talent._id }),
    ),
  }
}
