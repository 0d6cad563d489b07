import { perform } from '@callboard/kit/data'
import { IconDeviceMobile } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import { Button, Group, Text, useInterval } from '@callboard/kit/ui'
import { useState } from 'react'
import { openDemoPhoneAction } from '../data/status.ts'
import styles from '../live/live.module.css'
import type { LobbyModel } from '../live/lobby-model.ts'
import { nameOf } from '../live/row-actions.ts'
import type { RowActions } from '../live/use-row-actions.ts'
import { pageAddress } from '../message/page-key.ts'
import { emptyStageView, stageWords } from './empty-stage-view.ts'

const NOBODY_YET = 'The room is empty. Call somebody in, and they appear here when they join.'

/** The tab is opened within the press, as browsers want it, and led to the page when its key is there. */
async function openPhone(id: string): Promise<void> {
  const tab = open('about:blank', '_blank')
  try {
    const { page_key } = await perform(openDemoPhoneAction, { id })
    if (tab) tab.location.href = pageAddress(location.origin, id, page_key)
  } catch {
    // The action has said what failed.
    tab?.close()
  }
}

/** Who is expected in the room that nobody is in, and what can be done. */
export function EmptyStage({ lobby, actions }: { readonly lobby: LobbyModel; readonly actions: RowActions }) {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 15_000, { autoInvoke: true })
  const view = emptyStageView(lobby, now)
  if (!view) return <Text c="dimmed">{NOBODY_YET}</Text>
  const { record, hasPhone } = view
  const isCalled = view.absence !== null
  return (
    <div className={styles.expected}>
      <Face of="talent" src={record.photo_url} size={72} name={nameOf(record)} />
      <Text size="lg">{stageWords(view)}</Text>
      {isCalled ? null : <Text c="dimmed">{NOBODY_YET}</Text>}
      {isCalled || hasPhone ? (
        <Group gap="xs" justify="center">
          {isCalled ? (
            <>
              <Button variant="default" onClick={() => actions.openDialog(record, 'text')}>
                Text {record.first_name}
              </Button>
              <Button variant="default" onClick={() => actions.act(record, 'call-to-lobby')}>
                Back to lobby
              </Button>
            </>
          ) : null}
          {hasPhone ? (
            <Button
              variant="default"
              leftSection={<IconDeviceMobile size={16} />}
              onClick={() => void openPhone(record._id)}
            >
              Open {record.first_name}’s phone in a new tab
            </Button>
          ) : null}
        </Group>
      ) : null}
    </div>
  )
}
