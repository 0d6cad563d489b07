import { WORKER_ROLES } from '@callboard/freelancers/contract'
import { Select } from '@callboard/kit/choices'
import type { useList } from '@callboard/kit/data'
import { FilterBar, FilterSearch } from '@callboard/kit/filters'
import { IconUsers } from '@callboard/kit/icons'
import type { ReactNode } from 'react'
import styles from './profile.module.css'
import { WORKER_CHOICES } from './words.ts'

/** In the address, of both lists. */
export const FILTERS = { tab: '', name: '', as: '', day: '', page: 1 }

const pageOf = (page: number, size: number) => ({ skip: (Math.max(1, page) - 1) * size, take: size })

type Filters = typeof FILTERS

/** The narrowing of both lists, by name and by what the people work as. */
export const NARROWED = {
  filters: FILTERS,
  narrowing: ['name', 'as'],
  search: { filter: 'name' },
} as const

/** @param size people on a page */
export const narrowedQuery = ({ name, as, page }: Filters, size: number) => ({
  ...pageOf(page, size),
  ...(name.trim() ? { name: name.trim() } : {}),
  will_work_as: WORKER_ROLES.find((role) => role === as),
})

export const NOBODY_FITS = {
  icon: <IconUsers size={24} />,
  title: 'Nobody fits',
  text: 'Try fewer letters, another kind of work or any day.',
  clear: 'Show everybody',
}

type Filtered = Pick<ReturnType<typeof useList<never, Filters>>, 'box' | 'filters' | 'narrow' | 'onClear'>

/** Narrows people by name and by what they work as. */
export function FindFilters({ list, children }: { readonly list: Filtered; readonly children?: ReactNode }) {
  return (
    <div className={styles.filters}>
      <FilterBar onClear={list.onClear}>
        <FilterSearch label="Name" placeholder="Search by name" {...list.box} />
        <Select
          clearable
          label="Working as"
          placeholder="Anything"
          data={WORKER_CHOICES}
          value={list.filters.as || null}
          onChange={(as) => list.narrow({ as: as ?? '' })}
        />
        {children}
      </FilterBar>
    </div>
  )
}
