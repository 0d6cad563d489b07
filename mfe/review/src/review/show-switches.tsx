import { type KeyMeaning, keyHint } from '@callboard/kit/keys'
import { Switch } from '@callboard/kit/ticks'
import { Stack, Text } from '@callboard/kit/ui'
import type { Filters } from './review-groups.ts'
import styles from './review-head.module.css'
import type { Shows } from './show-menu.tsx'

const SHOWS: Readonly<Record<keyof Shows, string>> = {
  headshots: 'Show headshots',
  fps: 'Show fps',
  duplicates: 'Show duplicates',
  comments: 'Comments inline',
}

export type Seldom = Pick<Filters, 'liked' | 'hideCopied'>

/** Filters without a chip. */
const SELDOM: Readonly<Record<keyof Seldom, string>> = {
  liked: 'Liked videos only',
  hideCopied: 'Hide copied',
}

function Switches<Name extends KeyMeaning<'wall'>>(props: {
  readonly title: string
  readonly labels: Readonly<Record<Name, string>>
  readonly on: Readonly<Record<Name, boolean>>
  readonly onChange: (change: Partial<Record<Name, boolean>>) => void
}) {
  const names = Object.keys(props.labels) as Name[]
  return (
    <Stack gap="sm" role="group" aria-label={props.title} className={styles.switches}>
      <Text size="xs" c="dimmed">
        {props.title}
      </Text>
      {names.map((name) => (
        <Switch
          key={name}
          label={props.labels[name]}
          checked={props.on[name]}
          {...keyHint('wall', name, props.labels[name])}
          onChange={({ currentTarget }) =>
            props.onChange({ [name]: currentTarget.checked } as Partial<Record<Name, boolean>>)
          }
        />
      ))}
    </Stack>
  )
}

/** Filters that are asked for seldom. */
export const SeldomFilters = (props: {
  readonly filters: Seldom
  readonly onFilter: (change: Partial<Seldom>) => void
}) => <Switches title="Groups" labels={SELDOM} on={props.filters} onChange={props.onFilter} />

/** What the cards of the wall tell. */
export const ShowSwitches = (props: {
  readonly shows: Shows
  readonly onShow: (change: Partial<Shows>) => void
}) => <Switches title="On the cards" labels={SHOWS} on={{ ...props.shows }} onChange={props.onShow} />
