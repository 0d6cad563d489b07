import { shortDay } from '@callboard/kit/day'
import { PickList, RolePick } from '@callboard/kit/filters'
import { IconLock, IconPrinter, IconSettings } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Switch } from '@callboard/kit/ticks'
import { Button } from '@callboard/kit/ui'
import { withOnlyYesPicks, withPrivatePicks } from '@callboard/posting/contract'
import type { Reactions } from '../feedback/use-reactions.ts'
import { CARD_PARTS, type CardPart, type CardParts, showPart } from './card-parts.ts'
import styles from './client.module.css'
import type { ClientFilters, ClientModel } from './client-model.ts'

/** All that is not looked at or answered: whom the list has, what a card shows, who sees the answers, and paper. */
export function CustomizeMenu(props: {
  readonly roles: readonly string[]
  readonly dates: ClientModel['session']['dates']
  readonly filters: ClientFilters
  readonly onFilter: (change: Partial<ClientFilters>) => void
  readonly parts: CardParts
  readonly reactions: Pick<Reactions, 'privacy' | 'hide' | 'can'>
}) {
  const { parts, reactions, roles, dates, filters, onFilter } = props
  const hasFilters = roles.length > 1 || dates.length > 1
  const { privacy, hide } = reactions
  return (
    <Menu closeOnItemClick={false} position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={privacy === null ? <IconSettings size={16} /> : <IconLock size={16} />}
        >
          Customize
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.customize}>
        <Menu.Item leftSection={<IconPrinter size={16} />} closeMenuOnClick onClick={() => window.print()}>
          Print
        </Menu.Item>
        {hasFilters ? (
          <>
            <Menu.Label>The list has</Menu.Label>
            <div className={styles.customizeFilters}>
              <RolePick roles={roles} value={filters.role} onChange={(role) => onFilter({ role })} />
              {dates.length > 1 ? (
                <PickList
                  label="Date"
                  value={filters.day}
                  choices={[
                    { value: '', label: 'All Dates' },
                    ...dates.map(({ _id, date }) => ({ value: _id, label: shortDay(date) })),
                  ]}
                  onChange={(day) => onFilter({ day })}
                />
              ) : null}
            </div>
          </>
        ) : null}
        <Menu.Label>A card shows</Menu.Label>
        {(Object.keys(CARD_PARTS) as CardPart[]).map((part) => (
          <Switch
            key={part}
            label={CARD_PARTS[part]}
            checked={parts[part]}
            onChange={({ currentTarget }) => showPart(part, currentTarget.checked)}
          />
        ))}
        <Menu.Divider />
        <Menu.Label>Your answers</Menu.Label>
        <p className={styles.customizeNote}>
          Answers you give here belong to this session. Those on a posting page are kept on that page.
        </p>
        <Switch
          label="Make Picks Private"
          description="Nobody else sees them."
          checked={privacy !== null}
          disabled={reactions.can === undefined}
          onChange={({ currentTarget }) => hide(withPrivatePicks(privacy, currentTarget.checked))}
        />
        <Switch
          label="Show Only Yes Picks"
          description="Others see your yes, nothing else."
          checked={privacy === 'yes-private'}
          disabled={privacy === null}
          onChange={({ currentTarget }) => hide(withOnlyYesPicks(privacy, currentTarget.checked))}
        />
      </Menu.Dropdown>
    </Menu>
  )
}
