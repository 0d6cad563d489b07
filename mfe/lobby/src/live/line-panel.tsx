import { IconPlayerSkipForward, IconVideo } from '@callboard/kit/icons'
import { Switch } from '@callboard/kit/ticks'
import { Button, CopyButton, Link } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import { useMemo, useState } from 'react'
import { lineOrder } from './line-order.ts'
import { LobbyList } from './lobby-list.tsx'
import type { LobbyModel } from './lobby-model.ts'
import type { RowActions } from './use-row-actions.ts'

const isWaiting = ({ state, auditioned }: LobbyRecord) =>
  !auditioned && (state === 'waiting' || state === 'on_deck')

/** The line of checked-in talent with the actions on it. */
export function LinePanel(props: {
  readonly lobby: LobbyModel
  readonly actions: RowActions
  readonly hasActions: boolean
}) {
  const { lobby, actions, hasActions } = props
  const [hideAuditioned, setHideAuditioned] = useState(true)
  const [onDeckFirst, setOnDeckFirst] = useState(true)
  const records = useMemo(
    () => lineOrder(lobby.records.values(), { hideAuditioned, onDeckFirst }),
    [lobby.records, hideAuditioned, onDeckFirst],
  )
  const { studio_uri, _id } = lobby.session
  const checkInLink = `${location.origin}/onboard/${studio_uri}/${_id}`
  return (
    <section className="lobby-line" aria-label="Line">
      <div className="lobby-line-tools" role="toolbar" aria-label="Session links">
        <CopyButton size="compact-sm" value={checkInLink} label="Check-in link" />
        <CopyButton size="compact-sm" value={`${checkInLink}?kiosk=true`} label="Kiosk link" />
        <Button
          component={Link}
          size="compact-sm"
          variant="default"
          leftSection={<IconVideo size={16} />}
          to={`/video/${studio_uri}/${_id}`}
          target="_blank"
        >
          Video review
        </Button>
      </div>
      <div className="lobby-line-head">
        <div className="lobby-line-switches">
          <Switch
            size="xs"
            label="Hide Auditioned Talent"
            checked={hideAuditioned}
            onChange={({ currentTarget }) => setHideAuditioned(currentTarget.checked)}
          />
          <Switch
            size="xs"
            label="On Deck"
            checked={onDeckFirst}
            onChange={({ currentTarget }) => setOnDeckFirst(currentTarget.checked)}
          />
        </div>
        {hasActions ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlayerSkipForward size={16} />}
            disabled={!records.some(isWaiting)}
            onClick={actions.callNext}
          >
            Call next
          </Button>
        ) : null}
      </div>
      <LobbyList
        records={records}
        hidden={lobby.records.size - records.length}
        group={lobby.group}
        hasActions={hasActions}
        actions={actions}
        checkInLink={checkInLink}
      />
    </section>
  )
}

/** How many wait in the line. */
export const waitingCount = (records: Iterable<LobbyRecord>) => [...records].filter(isWaiting).length
