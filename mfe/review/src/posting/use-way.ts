import { useKeys } from '@callboard/kit/keys'
import { firstShown, useDelayed } from '@callboard/kit/takes'
import { useEffect, useRef, useState } from 'react'
import { isLatePress } from './plays-on.ts'
import {
  type Place,
  type PostingShown,
  type PostingVideo,
  type ShownTalent,
  stepFrom,
  takesOf,
} from './posting-groups.ts'
import { talentAround } from './talent-around.ts'

/** The ways from the open take to other takes and talent. */
export function useWay(props: {
  readonly shown: readonly PostingShown[]
  readonly open: PostingShown
  readonly take: PostingVideo
  /** The talent whom keys and buttons answer. */
  readonly active: string | undefined
  readonly onGo: (place: Place) => void
  /** The reader goes on; not where it goes on by itself. */
  readonly onAsked: () => void
}) {
  const { shown, open, take, active, onGo } = props
  const group = open.group._id
  const advance = useDelayed()
  const [begin, setBegin] = useState<{ readonly take: string; readonly second: number }>()

  const leave = (place: Place) => {
    advance.cancel()
    setBegin(undefined)
    onGo(place)
  }
  const go = (place: Place) => {
    props.onAsked()
    leave(place)
  }
  const turn = useRef<{ readonly to: string; readonly from: string | undefined }>(undefined)
  const turned = useRef<number>(undefined)
  useEffect(() => {
    const isByItself = turn.current?.to === take._id && turn.current.from !== active
    turned.current = isByItself ? Date.now() : undefined
    turn.current = undefined
  }, [take._id, active])
  const goToTalent = ({ shown: to, talent }: ShownTalent) => {
    const theirs = takesOf(to, talent._id)
    const first = theirs.find(({ _id }) => _id === take._id) ?? firstShown(theirs, '')
    if (!first) return
    props.onAsked()
    const there = { group: to.group._id, take: first._id, talent: talent._id }
    if (first === take) onGo(there)
    else leave(there)
  }
  const stepTo = (place: Place | undefined) => place && (() => go(place))
  const leads = (to: ShownTalent | undefined) => to && (() => goToTalent(to))

  const at = { group, take: take._id }
  const next = stepTo(stepFrom(shown, at, 1))
  const previous = stepTo(stepFrom(shown, at, -1))
  const around = talentAround(shown, { group, talent: active }, () => true)
  const { before, after } = around
  const firstOf = (one: PostingShown | undefined) => {
    const talent = one?.group.records[0]
    return one && talent && { shown: one, talent }
  }
  const place = shown.indexOf(open)
  const unit: 'group' | 'talent' = shown.some((one) => one.group.records.length > 1) ? 'group' : 'talent'
  const groups = { before: firstOf(shown[place - 1]), after: firstOf(shown[place + 1]) }
  useKeys('take', { next, previous })
  useKeys('list', { next: leads(groups.after), previous: leads(groups.before) })
  useKeys('answer', { nextTalent: leads(after), previousTalent: leads(before) })
  return {
    advance,
    begin: begin?.take === take._id ? begin.second : undefined,
    go,
    /** To a take that nobody has asked for: the answers may turn to another talent. */
    turnTo: (to: string, talent: string | undefined) => {
      turn.current = { to, from: active }
      leave({ group, take: to, ...(talent !== undefined && { talent }) })
    },
    /** A press at this moment was meant for the talent before. */
    isLatePress: () => isLatePress(turned.current, Date.now()),
    /** To a second of another take of the group. */
    goToMoment: (to: string, second: number) => {
      go({ group, take: to })
      setBegin({ take: to, second })
    },
    goToTalent,
    next,
    previous,
    around,
    /** The groups beside the open one, by their first talent. */
    groups: {
      unit,
      place:
        shown.length > 1
          ? `${unit === 'group' ? 'Group' : 'Talent'} ${place + 1} of ${shown.length}`
          : undefined,
      ...groups,
    },
  }
}
