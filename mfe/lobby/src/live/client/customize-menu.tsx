import { IconLock, IconSettings } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Switch } from '@callboard/kit/ticks'
import { Button } from '@callboard/kit/ui'
import { withOnlyYesPicks, withPrivatePicks } from '@callboard/posting/contract'
import type { Reactions } from '../feedback/use-reactions.ts'
import { CARD_PARTS, type CardPart, type CardParts, showPart } from './card-parts.ts'
import styles from './client.module.css'

/** What a card shows, and who sees the reader's answers. */
export function CustomizeMenu(props: {
  readonly parts: CardParts
  readonly reactions: Pick<Reactions, 'privacy' | 'hide' | 'can'>
}) {
  const { parts, reactions } = props
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
