import { Spotlight, spotlight } from '@mantine/spotlight'
import { useEffect, useState } from 'react'
import '../inputs/styles.ts'
import '../dialogs/styles.ts'
import '@mantine/spotlight/styles.css'
import { IconSearch } from '../icons.ts'
import { type Command, closeKeys, takeTypedAhead, useCommandList, useOpenKeys } from './keys.ts'

function grouped(commands: readonly Command[]) {
  const groups = Map.groupBy(commands, ({ group }) => group)
  return [...groups].map(([group, list]) => ({
    group,
    actions: list.map(({ id, label, run }) => ({ id, label, onClick: run })),
  }))
}

/** Ctrl or Cmd+K: every place and action of the screen by name. */
export default function Palette() {
  const commands = useCommandList()
  const shown = useOpenKeys() === 'palette'
  const [query, setQuery] = useState('')
  useEffect(() => {
    if (!shown) return
    setQuery(takeTypedAhead())
    spotlight.open()
  }, [shown])
  return (
    <Spotlight
      actions={grouped(commands)}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      onSpotlightClose={closeKeys}
      nothingFound="Nothing by that name here."
      attributes={{ content: { 'aria-label': 'Places and actions' } }}
      highlightQuery
      limit={12}
      centered={false}
      yOffset="12vh"
      searchProps={{
        leftSection: <IconSearch size={16} />,
        placeholder: 'Find a place or an action',
        'aria-label': 'Find a place or an action',
      }}
    />
  )
}
