import { IconCamera, IconChevronDown } from '@callboard/kit/icons'
import { keyHint, useKeys } from '@callboard/kit/keys'
import { Menu } from '@callboard/kit/menus'
import { Button } from '@callboard/kit/ui'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { useState } from 'react'
import type { TakeActions } from './use-take-actions.ts'

type Talent = ReviewGroup['records'][number]

/** Makes the frame under the player's position the picture of the group, or the photo of one of its talent. */
export default function PictureMenu(props: {
  readonly group: ReviewGroup
  readonly take: VideoView
  /** Seconds, of the player. */
  readonly at: () => number
  readonly actions: Pick<TakeActions, 'groupPicture' | 'firstPicture' | 'avatar'>
}) {
  const { group, take, at, actions } = props
  const [busy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const run = (work: Promise<void>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  const nameOf = ({ first_name, last_name }: Talent) => `${first_name} ${last_name}`.trim() || 'this talent'
  const photo = (talent: Talent) => run(actions.avatar(talent._id, nameOf(talent), take, at()))
  const [talent, ...others] = group.records
  const isOne = talent !== undefined && others.length === 0
  useKeys('wall', { photo: busy ? undefined : isOne ? () => photo(talent) : talent && (() => setOpen(true)) })
  return (
    <Menu position="bottom-start" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconCamera size={16} />}
          rightSection={<IconChevronDown size={16} />}
          {...(talent && !isOne ? keyHint('wall', 'photo', 'Set thumbnail') : {})}
        >
          Set thumbnail
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() => run(actions.groupPicture(group, take, at()))}
          {...keyHint('wall', 'picture', 'Use this frame for the group')}
        >
          Use this frame for the group
        </Menu.Item>
        {group.records.map((one) => {
          const words = `Use this frame as the photo of ${nameOf(one)}`
          return (
            <Menu.Item
              key={one._id}
              onClick={() => photo(one)}
              {...(isOne ? keyHint('wall', 'photo', words) : {})}
            >
              {words}
            </Menu.Item>
          )
        })}
        {group.has_own_thumbnail ? (
          <Menu.Item onClick={() => run(actions.firstPicture(group))}>Show the first take again</Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
