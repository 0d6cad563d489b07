import { Select } from '@callboard/kit/choices'
import type { useList } from '@callboard/kit/data'
import { IconSearch } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Group } from '@callboard/kit/ui'
import { WORKER_CHOICES } from './words.ts'

/** In the address, of both lists. */
export const FILTERS = { tab: '', name: '', as: '', page: 1 }

export const pageOf = (page: number, size: number) => ({ skip: (Math.max(1, page) - 1) * size, take: size })

type Filtered = Pick<ReturnType<typeof useList<never, typeof FILTERS>>, 'box' | 'filters' | 'narrow'>

/** Narrows people by name and by what they work as. */
export function FindFilters({ list }: { readonly list: Filtered }) {
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
      />
    </Group>
  )
}
