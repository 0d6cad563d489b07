import { IconDots } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { useAccount } from '@callboard/kit/session'
import { Button, toast, useCommands } from '@callboard/kit/ui'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { ArrivalMenu } from '../arrivals/arrival-menu.tsx'
import { useArrivals } from '../arrivals/use-arrivals.ts'
import type { LobbyModel } from '../lobby-model.ts'
import { TOOLBAR } from './toolbar-entries.ts'
import type { ToolbarEntry } from './toolbar-entry.ts'

const FileSyncButton = lazy(() => import('./file-sync-button.tsx'))

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.ok(`${what}: copied`)
  } catch {
    toast.failed('Failed to copy link')
  }
}

/** Opens an address of this install: a page in a tab of its own, behind which the lobby stays open, or a file. */
function open(address: string, newTab = false): void {
  if (newTab) window.open(address, '_blank', 'noopener')
  else location.assign(address)
}

const SECTIONS = ['Lobby', 'Session', 'Papers'] as const

/** Addresses are links, which the browser can open in a new tab or copy. */
function Item(props: {
  readonly entry: ToolbarEntry
  readonly session: LobbyModel['session']
  readonly onStart: (entry: ToolbarEntry) => void
}) {
  const { entry, session, onStart } = props
  const icon = <entry.icon size={16} />
  if (!('opens' in entry))
    return (
      <Menu.Item leftSection={icon} onClick={() => onStart(entry)}>
        {entry.label}
      </Menu.Item>
    )
  const target = entry.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Menu.Item component="a" href={entry.opens(session)} leftSection={icon} {...target}>
      {entry.label}
    </Menu.Item>
  )
}

/** What staff do around the list: two buttons, a menu with the rest, and all of it in the palette. */
export default function LobbyToolbar(props: {
  readonly lobby: LobbyModel
  /** False in the virtual lobby. */
  readonly hasActions: boolean
}) {
  const { hasActions } = props
  useArrivals(props.lobby.records)
  const account = useAccount()
  const [shown, setShown] = useState<ToolbarEntry>()
  const lobby = useRef(props.lobby)
  lobby.current = props.lobby
  const entries = useMemo(
    () =>
      TOOLBAR.filter(
        ({ only, changes }) =>
          (!only || (account && only.includes(account.user_type))) && (hasActions || !changes),
      ),
    [account, hasActions],
  )
  const start = useMemo(
    () => (entry: ToolbarEntry) => {
      const { session } = lobby.current
      if ('dialog' in entry) setShown(entry)
      else if ('copies' in entry) void copy(entry.copies(session), entry.label.replace(/^Copy /, ''))
      else if ('opens' in entry) open(entry.opens(session), entry.newTab)
      else void entry.run(lobby.current)
    },
    [],
  )
  useCommands(
    useMemo(
      () =>
        entries.map((entry) => ({
          id: `lobby:${entry.id}`,
          label: entry.label,
          group: 'Lobby',
          run: () => start(entry),
        })),
      [entries, start],
    ),
  )
  const Dialog = shown && 'dialog' in shown ? shown.dialog : undefined
  return (
    <>
      {entries
        .filter(({ first }) => first)
        .map((entry) => (
          <Button
            key={entry.id}
            size="compact-sm"
            variant="default"
            leftSection={<entry.icon size={16} />}
            onClick={() => start(entry)}
          >
            {entry.label}
          </Button>
        ))}
      <ArrivalMenu />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-sm" variant="default" aria-label="More" title="More">
            <IconDots size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {SECTIONS.map((section) => (
            <div key={section}>
              <Menu.Label>{section}</Menu.Label>
              {entries
                .filter((entry) => entry.section === section && !entry.first)
                .map((entry) => (
                  <Item key={entry.id} entry={entry} session={props.lobby.session} onStart={start} />
                ))}
            </div>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        <FileSyncButton session={props.lobby.session} />
      </Suspense>
      <Suspense>
        {Dialog ? <Dialog lobby={props.lobby} onClose={() => setShown(undefined)} /> : null}
      </Suspense>
    </>
  )
}
