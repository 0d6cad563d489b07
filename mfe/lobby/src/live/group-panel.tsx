import { IconChecks } from '@callboard/kit/icons'
import { Button, Text, Title } from '@callboard/kit/ui'
import type { TakeView, VideoView } from '@callboard/review/contract'
import { GroupCard } from './group-card.tsx'
import type { LobbyModel } from './lobby-model.ts'
import type { RowActions } from './use-row-actions.ts'

/** The group in front of the camera. */
export function GroupPanel(props: {
  readonly lobby: LobbyModel
  readonly takes: readonly TakeView[]
  readonly videos: readonly VideoView[]
  readonly actions: RowActions
  readonly hasActions: boolean
}) {
  const { lobby, takes, videos, actions, hasActions } = props
  const { group } = lobby
  const members = group?.records.flatMap((id) => lobby.records.get(id) ?? []) ?? []
  return (
    <section className="lobby-group" aria-label="Current group">
      <header className="lobby-group-head">
        <Title order={2} size="h3">
          {group?.name || 'Current group'}
        </Title>
        {group && hasActions ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconChecks size={16} />}
            onClick={() => actions.finishGroup(group)}
          >
            Finish Group
          </Button>
        ) : null}
      </header>
      <div className="lobby-group-cards">
        {members.length === 0 ? (
          <Text c="dimmed">
            Nobody is in the group. Choose 'Add to group' in the menu of a talent, or press G, before you
            record.
          </Text>
        ) : null}
        {members.map((record) => (
          <GroupCard
            key={record._id}
            record={record}
            takes={takes.filter((take) => take.record === record._id && take.group === group?._id)}
            videos={videos.filter((video) => video.record_ids.includes(record._id))}
            onRemove={hasActions ? () => actions.leaveGroup(record) : undefined}
          />
        ))}
      </div>
    </section>
  )
}
