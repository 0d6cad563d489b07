import { IconCamera, IconChevronDown } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Button } from '@callboard/kit/ui'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { useState } from 'react'
import type { TakeActions } from './use-take-actions.ts'

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
  const run = (work: Promise<void>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconCamera size={16} />}
          rightSection={<IconChevronDown size={16} />}
        >
          Set thumbnail
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => run(actions.groupPicture(group, take, at()))}>
          Use this frame for the group
        </Menu.Item>
        {group.records.map((talent) => {
          const name = `${talent.first_name} ${talent.last_name}`.trim() || 'this talent'
          return (
            <Menu.Item key={talent._id} onClick={() => run(actions.avatar(talent._id, name, take, at()))}>
              Use this frame as the photo of {name}
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
