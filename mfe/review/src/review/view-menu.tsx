import { IconAdjustmentsHorizontal } from '@callboard/kit/icons'
import { Popover } from '@callboard/kit/menus'
import { Switch } from '@callboard/kit/ticks'
import { Button, Stack } from '@callboard/kit/ui'

/** What cards and talent tell beside their names. */
export interface Shows {
  readonly headshots: boolean
  readonly fps: boolean
  readonly duplicates: boolean
}

const LABELS: Readonly<Record<keyof Shows, string>> = {
  headshots: 'Show headshots',
  fps: 'Show fps',
  duplicates: 'Show duplicates',
}
const NAMES = Object.keys(LABELS) as (keyof Shows)[]

export default function ShowMenu(props: {
  readonly shows: Shows
  readonly onChange: (change: Partial<Shows>) => void
}) {
  const { shows, onChange } = props
  const chosen = NAMES.filter((name) => shows[name]).length
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
        <Stack gap="sm">
          {NAMES.map((name) => (
            <Switch
              key={name}
              label={LABELS[name]}
              checked={shows[name]}
              onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
