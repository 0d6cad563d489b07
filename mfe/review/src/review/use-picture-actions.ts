import { IconCamera, IconPhoto, IconUser } from '@callboard/kit/icons'
import { useKeys } from '@callboard/kit/keys'
import { clockWords } from '@callboard/kit/player'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { useState } from 'react'
import type { TakeActions } from './use-take-actions.ts'
import { type Section, withKey } from './wall-entries.ts'

type Talent = ReviewGroup['records'][number]

const nameOf = ({ first_name, last_name }: Talent) => `${first_name} ${last_name}`.trim() || 'this talent'

/**
 * Makes the frame under the player's position the picture of the group, or the photo of one of its talent; nothing
 * while the take does not play.
 */
export function usePictureActions(options: {
  readonly group: ReviewGroup
  readonly take: VideoView
  /** Seconds, of the player. */
  readonly at: () => number
  readonly actions: Pick<TakeActions, 'groupPicture' | 'firstPicture' | 'avatar'>
  /** A frame of the take becomes a picture. */
  readonly onPicture: () => void
  /** The key means one of several talent. */
  readonly onMany: () => void
}): Section {
  const { group, take, at, actions, onMany } = options
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<void>) => () => {
    if (isBusy) return
    options.onPicture()
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const photo = (talent: Talent) => run(() => actions.avatar(talent._id, nameOf(talent), take, at()))
  const [talent, ...others] = group.records
  const isOne = talent !== undefined && others.length === 0
  const plays = take.url !== null
  useKeys('wall', {
    photo: plays && !isBusy && talent ? (isOne ? photo(talent) : onMany) : undefined,
  })
  if (!plays) return { entries: [] }
  const entries = [
    {
      ...withKey('wall', 'picture', 'Picture of the group'),
      icon: IconCamera,
      act: { run: run(() => actions.groupPicture(group, take, at())) },
    },
    ...group.records.map((one) => {
      const label = `Photo of ${nameOf(one)}`
      return {
        ...(isOne ? withKey('wall', 'photo', label) : { label }),
        icon: IconUser,
        act: { run: photo(one) },
      }
    }),
    ...(group.has_own_thumbnail
      ? [
          {
            label: 'Show the first take again',
            icon: IconPhoto,
            act: { run: run(() => actions.firstPicture(group)) },
          },
        ]
      : []),
  ]
  return { title: `Set thumbnail from ${clockWords(at(), take.fps)}`, entries }
}
