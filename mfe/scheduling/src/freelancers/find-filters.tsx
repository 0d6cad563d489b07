import { WORKER_ROLES } from '@callboard/freelancers/contract'
import { Select } from '@callboard/kit/choices'
import type { useList } from '@callboard/kit/data'
import { IconSearch, IconUsers } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Group } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
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

/** Two of them stand side by side on a phone. */
export const NARROW = { flex: '1 1 140px', maxWidth: 320 }

type Filtered = Pick<ReturnType<typeof useList<never, Filters>>, 'box' | 'filters' | 'narrow'>

/** Narrows people by name and by what they work as. */
export function FindFilters({ list, children }: { readonly list: Filtered; readonly children?: ReactNode }) {
  return (
    <Group mb="md" gap="md" align="flex-end">
      <TextInput
        type="search"
        label="Name"
        placeholder="Search by name"
        leftSection={<IconSearch size={16} aria-hidden />}
        {...list.box}
        style={{ flex: '1 1 220px', maxWidth: 320 }}
      />
      <Select
        clearable
        label="Working as"
        placeholder="Anything"
        data={WORKER_CHOICES}
        value={list.filters.as || null}
        onChange={(as) => list.narrow({ as: as ?? '' })}
        style={NARROW}
      />
      {children}
    </Group>
  )
}
