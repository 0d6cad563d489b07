import { IconAdjustmentsHorizontal } from '@callboard/kit/icons'
import { Popover } from '@callboard/kit/menus'
import { Button, Stack } from '@callboard/kit/ui'
import type { ComponentProps } from 'react'
import { SeldomFilters, ShowSwitches } from './show-switches.tsx'

/** What cards and talent tell beside their names. */
export interface Shows {
  readonly headshots: boolean
  readonly fps: boolean
  readonly duplicates: boolean
  readonly comments: boolean
}

/** What is seldom asked of the wall, behind one button. */
export default function ShowMenu(
  props: ComponentProps<typeof SeldomFilters> & ComponentProps<typeof ShowSwitches>,
) {
  const { shows, filters } = props
  const chosen = [...Object.values(shows), filters.liked, filters.hideCopied].filter(Boolean).length
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} />}
          rightSection={chosen > 0 ? chosen : undefined}
          aria-label={chosen > 0 ? `Show, ${chosen} chosen` : 'Show'}
        >
          Show
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="md">
          <SeldomFilters {...props} />
          <ShowSwitches {...props} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
