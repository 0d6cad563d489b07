import { BottomSheet } from '@callboard/kit/dialogs'
import { FilterBar } from '@callboard/kit/filters'
import { IconAdjustmentsHorizontal } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import { useState } from 'react'
import { countWords } from '../takes/take-words.ts'
import { setFilters, shownGroups } from './review-groups.ts'
import styles from './review-head.module.css'
import type { ToolbarProps } from './review-toolbar.tsx'
import { SeldomFilters, ShowSwitches } from './show-switches.tsx'
import { WallFilters } from './wall-filters.tsx'

/** On a phone: everything that narrows the wall down, and what its cards tell. */
export default function FilterSheet(props: ToolbarProps & { readonly onClear: (() => void) | undefined }) {
  const { data, filters, picks } = props
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const chosen = setFilters(filters).filter((name) => name !== 'find').length
  const count = shownGroups(data.groups, filters, picks).length
  return (
    <>
      <Button
        size="xs"
        variant="default"
        className={styles.filters}
        rightSection={chosen > 0 ? chosen : undefined}
        aria-haspopup="dialog"
        aria-label={chosen > 0 ? `Filters, ${chosen} chosen` : 'Filters'}
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden />
      </Button>
      <BottomSheet opened={isOpen} onClose={close} title="Filters">
        <div className={styles.sheet}>
          <FilterBar label="Filters of the wall" onClear={props.onClear}>
            <WallFilters {...props} />
          </FilterBar>
          <SeldomFilters filters={filters} onFilter={props.onFilter} />
          <ShowSwitches shows={props.shows} onShow={props.onShow} />
          <Button size="md" className={styles.done} onClick={close}>
            {`Show ${countWords(count, 'group')}`}
          </Button>
        </div>
      </BottomSheet>
    </>
  )
}
