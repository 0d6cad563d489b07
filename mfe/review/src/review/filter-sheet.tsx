import { Drawer } from '@callboard/kit/dialogs'
import { FilterBar } from '@callboard/kit/filters'
import { IconAdjustmentsHorizontal, IconArrowsSort } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import { useState } from 'react'
import { countWords } from '../takes/take-words.ts'
import { setFilters, shownGroups } from './review-groups.ts'
import styles from './review-head.module.css'
import type { ToolbarProps } from './review-toolbar.tsx'
import { ViewSwitches } from './view-switches.tsx'
import { WallFilters } from './wall-filters.tsx'

/** On a phone: everything that narrows the wall down, says what its cards tell, and puts it in order. */
export default function FilterSheet(props: ToolbarProps & { readonly onClear: (() => void) | undefined }) {
  const { data, filters, picks, shows, onSort } = props
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const chosen =
    setFilters(filters).filter((name) => name !== 'find').length + Object.values(shows).filter(Boolean).length
  const count = shownGroups(data.groups, filters, picks).length
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} />}
        aria-haspopup="dialog"
        aria-label={chosen > 0 ? `Filters, ${chosen} chosen` : 'Filters'}
        onClick={() => setOpen(true)}
      >
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        styles={{ content: { height: 'auto' } }}
        title="Filters"
      >
        <div className={styles.sheet}>
          <FilterBar label="Filters of the wall" onClear={props.onClear}>
            <WallFilters {...props} />
          </FilterBar>
          <ViewSwitches shows={shows} onShow={props.onShow} filters={filters} onFilter={props.onFilter} />
          <div className={styles.sheetFoot}>
            {onSort ? (
              <Button
                size="md"
                variant="default"
                leftSection={<IconArrowsSort size={20} />}
                onClick={() => {
                  close()
                  onSort()
                }}
              >
                Sort groups
              </Button>
            ) : null}
            <Button size="md" onClick={close}>
              {`Show ${countWords(count, 'group')}`}
            </Button>
          </div>
        </div>
      </Drawer>
    </>
  )
}
