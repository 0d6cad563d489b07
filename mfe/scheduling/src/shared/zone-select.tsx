import { currentZone } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import { useMemo, useState } from 'react'
import { notChosen, zoneChoices, zoneSearch } from './zones.ts'

/** Chooses a time zone by typing a city or the name of its time; words that chose nothing are told, not dropped. */
export function ZoneSelect(props: {
  readonly value: string
  readonly now: Date
  readonly onChange: (zone: string) => void
  readonly disabled?: boolean
  readonly error?: string | undefined
}) {
  const { now, onChange } = props
  const value = currentZone(props.value)
  const [left, setLeft] = useState<string>()
  const { data, choices, search } = useMemo(() => {
    const groups = zoneChoices(now, value)
    const all = new Map(groups.flatMap(({ items }) => items.map((item) => [item.value, item])))
    return { data: groups, choices: all, search: zoneSearch([...all.keys()], now) }
  }, [now, value])
  return (
    <Select
      searchable
      label="Time zone"
      data={data}
      disabled={props.disabled}
      allowDeselect={false}
      nothingFoundMessage="No zone fits"
      filter={({ options, search: typed }) =>
        typed.trim() === '' ? options : search(typed).flatMap((zone) => choices.get(zone) ?? [])
      }
      value={value}
      onChange={(zone) => {
        setLeft(undefined)
        if (zone && zone !== value) onChange(zone)
      }}
      onFocus={() => setLeft(undefined)}
      onBlur={({ currentTarget }) => {
        const chosen = choices.get(value)
        setLeft(chosen && notChosen(currentTarget.value, chosen))
      }}
      error={props.error ?? left}
    />
  )
}
