import { Drawer } from '@callboard/kit/dialogs'
import { FilterBar } from '@callboard/kit/filters'
import { IconAdjustmentsHorizontal } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import { useState } from 'react'
import { countWords } from '../takes/take-words.ts'
import { setFilters, shownGroups } from './review-groups.ts'
import styles from './review-head.module.css'
import type { ToolbarProps } from './review-toolbar.tsx'
import { SeldomFilters } from './view-switches.tsx'
import { WallFilters } from './wall-filters.tsx'

/** On a phone: everything that narrows the wall down. */
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
        classNames={{ content: styles.drawer }}
        title="Filters"
      >
        <div className={styles.sheet}>
          <FilterBar label="Filters of the wall" onClear={props.onClear}>
            <WallFilters {...props} />
          </FilterBar>
          <SeldomFilters filters={filters} onFilter={props.onFilter} />
          <Button size="md" onClick={close}>
            {`Show ${countWords(count, 'group')}`}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
