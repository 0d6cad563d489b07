import { IconAdjustmentsHorizontal } from '@callboard/kit/icons'
import { type KeyMeaning, keyHint } from '@callboard/kit/keys'
import { Popover } from '@callboard/kit/menus'
import { Switch } from '@callboard/kit/ticks'
import { Button, Stack, Text } from '@callboard/kit/ui'
import type { Filters } from './review-groups.ts'

/** What cards and talent tell beside their names. */
export interface Shows {
  readonly headshots: boolean
  readonly fps: boolean
  readonly duplicates: boolean
  readonly comments: boolean
}

const SHOWS: Readonly<Record<keyof Shows, string>> = {
  headshots: 'Show headshots',
  fps: 'Show fps',
  duplicates: 'Show duplicates',
  comments: 'Comments inline',
}

type Seldom = Pick<Filters, 'liked' | 'hideCopied'>

/** Filters without a chip. */
const SELDOM: Readonly<Record<keyof Seldom, string>> = {
  liked: 'Liked videos only',
  hideCopied: 'Hide copied',
}

function Switches<Name extends KeyMeaning<'wall'>>(props: {
  readonly title: string
  readonly labels: Readonly<Record<Name, string>>
  readonly on: Readonly<Record<Name, boolean>>
  readonly onChange: (change: Partial<Record<Name, boolean>>) => void
}) {
  const names = Object.keys(props.labels) as Name[]
  return (
    <Stack gap="sm" role="group" aria-label={props.title}>
      <Text size="xs" c="dimmed">
        {props.title}
      </Text>
      {names.map((name) => (
        <Switch
          key={name}
          label={props.labels[name]}
          checked={props.on[name]}
          {...keyHint('wall', name, props.labels[name])}
          onChange={({ currentTarget }) =>
            props.onChange({ [name]: currentTarget.checked } as Partial<Record<Name, boolean>>)
          }
        />
      ))}
    </Stack>
  )
}

/** What is seldom asked of the wall: the other filters, and what its cards tell. */
export default function ViewMenu(props: {
  readonly shows: Shows
  readonly onShow: (change: Partial<Shows>) => void
  readonly filters: Seldom
  readonly onFilter: (change: Partial<Seldom>) => void
}) {
  const { shows, filters } = props
  const chosen = [...Object.values(shows), filters.liked, filters.hideCopied].filter(Boolean).length
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} />}
          aria-label={chosen > 0 ? `View, ${chosen} chosen` : 'View'}
        >
          {chosen > 0 ? `View ${chosen}` : 'View'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="md">
          <Switches title="Groups" labels={SELDOM} on={filters} onChange={props.onFilter} />
          <Switches title="On their cards" labels={SHOWS} on={{ ...shows }} onChange={props.onShow} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
